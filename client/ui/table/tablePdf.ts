import { createPdf, page, widthOf, wrapped } from '../pdf.ts';
import type { Column } from './column.ts';

const edge = 40;
const size = 8;
const lineHeight = 10;
const gap = 8;
const room = page.width - 2 * edge;

/** A file of pages with the table on them, the titles above each. */
export function tablePdf<Row>(
  title: string,
  columns: Column<Row>[],
  rows: Row[],
): Uint8Array<ArrayBuffer> {
  const exported = columns.filter(({ csv }) => csv);
  const titles = exported.map((column) => column.title);
  const lines = rows.map((row) => exported.map(({ csv }) => String(csv?.(row) ?? '')));
  const widths = widthsOf([titles, ...lines]);
  const ends = exported.map(({ align }) => align === 'end');
  const pdf = createPdf(title);
  let sheet = pdf.addPage();
  let y = edge + 12;

  sheet.text(title, edge, y, { size: 14, weight: 'bold' });
  y += 22;

  function draw(line: string[], isTitle = false) {
    const cells = line.map((text, index) => wrapped(text, size, (widths[index] ?? 0) - gap));
    const height = Math.max(1, ...cells.map(({ length }) => length)) * lineHeight + 6;
    if (y + height > page.height - edge) {
      sheet = pdf.addPage();
      y = edge + 12;
      draw(titles, true);
    }

    let x = edge;
    for (const [index, texts] of cells.entries()) {
      const width = widths[index] ?? 0;
      for (const [row, text] of texts.entries()) {
        sheet.text(text, ends[index] ? x + width - gap : x, y + row * lineHeight, {
          size,
          weight: isTitle ? 'bold' : 'normal',
          align: ends[index] ? 'end' : undefined,
        });
      }
      x += width;
    }
    y += height;
    sheet.line(edge, y - lineHeight, page.width - edge, y - lineHeight);
  }

  draw(titles, true);
  for (const line of lines) draw(line);
  return pdf.bytes();
}

/** As wide as what stands in them; all are made narrower alike when that is too much. */
function widthsOf(lines: string[][]): number[] {
  const [titles = []] = lines;
  const wanted = titles.map((_, index) =>
    Math.min(170, gap + Math.max(...lines.map((line) => widthOf(`${line[index] ?? ''} `, size)))),
  );
  const sum = wanted.reduce((total, width) => total + width, 0);
  return wanted.map((width) => (width * room) / sum);
}
