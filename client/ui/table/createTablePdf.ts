import { autoTable } from 'jspdf-autotable';
import { createPdf, hasGlyphs, toPrintable } from '../pdf.ts';
import type { Column } from './column.ts';
import { createExportedLines, formatExportedValue } from './exportedLines.ts';

const margin = 40;

/**
 * Creates a PDF file with a table. The header is repeated on each page. Returns null if the font does not
 * have all characters.
 */
export async function createTablePdf<Row>(
  title: string,
  columns: Column<Row>[],
  rows: Row[],
): Promise<Blob | null> {
  const exported = columns.filter(({ getExportedValue }) => getExportedValue);
  const [head = [], ...body] = toPrintable(
    createExportedLines(exported, rows).map((line) => line.map(formatExportedValue)),
  );
  const heading = toPrintable(title);
  const doc = await createPdf(heading);
  if (!hasGlyphs(doc, [heading, head, body])) return null;

  doc
    .setFont('Inter', 'bold')
    .setFontSize(14)
    .text(heading, margin, margin + 12);
  autoTable(doc, {
    startY: margin + 24,
    margin,
    theme: 'plain',
    styles: { font: 'Inter', fontSize: 8, cellPadding: 4, lineColor: 210 },
    bodyStyles: { lineWidth: { bottom: 0.5 } },
    rowPageBreak: 'avoid',
    columnStyles: Object.fromEntries(
      exported.map(({ align }, index) => [index, { halign: align === 'end' ? 'right' : 'left' }]),
    ),
    head: [
      head.map((content, index) => ({
        content,
        styles: { halign: exported[index]?.align === 'end' ? 'right' : 'left' },
      })),
    ],
    body,
  });
  return doc.output('blob');
}
