import type { jsPDF } from 'jspdf';
import { autoTable, type CellDef, type Styles, type UserOptions } from 'jspdf-autotable';
import { createPdf, hasGlyphs, toPrintable } from '../../ui/pdf.ts';
import type { Paper, PaperRow } from './paper.ts';

/** All measures are in points. */
const margin = { top: 64, right: 48, bottom: 64, left: 48 };
const right = 595 - margin.right;
/** The position of the second column. */
const middle = 330;
const itemWidth = 215;

/** From 0 (black) to 255 (white). */
const black = 25;
const grey = 100;
const lineColor = 210;

const totalStyles: Partial<Styles> = {
  fontSize: 11,
  fontStyle: 'bold',
  lineWidth: { top: 0.5 },
  cellPadding: { top: 6 },
};

/**
 * Creates one PDF file of the invoices. Each invoice starts on a new page. Those with characters
 * that the font lacks are left out and returned as `omitted`.
 */
export async function createInvoicePdf(
  papers: Paper[],
): Promise<{ file: Blob | null; omitted: Paper[] }> {
  const doc = await createPdf(papers.map(({ title }) => title).join(', '));
  const [drawn, omitted]: [Paper[], Paper[]] = [[], []];
  for (const paper of papers) (hasGlyphs(doc, toPrintable(paper)) ? drawn : omitted).push(paper);

  for (const [index, paper] of drawn.entries()) {
    if (index > 0) doc.addPage();
    draw(doc, toPrintable(paper));
  }
  return { file: drawn.length > 0 ? doc.output('blob') : null, omitted };
}

function draw(doc: jsPDF, paper: Paper) {
  /** Draws a table and returns where it ends. Further pages start with the title of the invoice. */
  function table(startY: number, { styles, ...options }: UserOptions): number {
    let endY = startY;
    autoTable(doc, {
      startY,
      margin,
      theme: 'plain',
      rowPageBreak: 'avoid',
      styles: {
        font: 'Inter',
        fontSize: 9,
        textColor: black,
        cellPadding: 2,
        lineColor,
        ...styles,
      },
      willDrawPage({ pageNumber }) {
        if (pageNumber > 1) writeText(paper.title, margin.left, 48, { color: grey });
      },
      didDrawPage({ cursor }) {
        endY = cursor?.y ?? endY;
      },
      ...options,
    });
    return endY;
  }

  function writeText(
    text: string | string[],
    x: number,
    y: number,
    { size = 9, isBold = false, color = black },
  ) {
    doc
      .setFont('Inter', isBold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(color);
    doc.text(text, x, y);
  }

  const drawLines = (y: number, texts: string[], textColor: number) =>
    table(y, {
      tableWidth: middle - margin.left - 24,
      styles: { textColor, cellPadding: { top: 2, bottom: 2 } },
      body: texts.map((text) => [text]),
    });

  const drawFacts = (y: number, facts: PaperRow[]) =>
    table(y, {
      margin: { ...margin, left: middle },
      styles: { cellPadding: { top: 2, bottom: 2 } },
      columnStyles: { 0: { textColor: grey }, 1: { halign: 'right' } },
      body: facts,
    });

  writeText(paper.senderTitle, margin.left, margin.top, { size: 16, isBold: true });
  writeText(paper.title, middle, margin.top, { size: 16, isBold: true });
  writeText(paper.mark, middle, margin.top + 16, { size: 10, color: grey });
  let y = Math.max(
    drawLines(margin.top + 12, paper.sender, grey),
    drawFacts(margin.top + (paper.mark ? 24 : 12), paper.dates),
  );
  doc.setDrawColor(lineColor).line(margin.left, y + 12, right, y + 12);

  y += 36;
  writeText(paper.clientTitle, margin.left, y, { size: 10, isBold: true });
  writeText(paper.accountTitle, middle, y, { size: 10, isBold: true });
  y = Math.max(drawLines(y + 6, paper.client, black), drawFacts(y + 6, paper.account));

  doc.setFont('Inter', 'normal').setFontSize(8.5);
  const descriptions = paper.lines.map(({ description }): string[] =>
    description ? doc.splitTextToSize(description, itemWidth) : [],
  );
  y = table(y + 24, {
    styles: { fontSize: 9.5 },
    headStyles: { textColor: grey, fontSize: 8.5, fontStyle: 'normal' },
    columnStyles: { 0: { cellWidth: itemWidth } },
    head: [createRow(paper.columns)],
    body: paper.lines.map(({ title, cost, quantity, discount, total }, index) =>
      createRow([title, cost, quantity, discount, total], (descriptions[index]?.length ?? 0) * 11),
    ),
    didDrawCell({ cell, row, column, section }) {
      const description = descriptions[row.index] ?? [];
      if (section !== 'body' || column.index > 0) return;
      const top = cell.y + cell.height - description.length * 11 + 2;
      writeText(description, cell.x, top, { size: 8.5, color: grey });
    },
  });

  y = table(y + 12, {
    pageBreak: 'avoid',
    margin: { ...margin, left: middle },
    styles: { fontSize: 9.5, cellPadding: { top: 3, bottom: 3 } },
    body: paper.sums.map(([name, value], index) => {
      const isLast = index === paper.sums.length - 1;
      const styles: Partial<Styles> = isLast ? totalStyles : {};
      return [
        { content: name, styles },
        { content: value, styles: { ...styles, halign: 'right' } },
      ];
    }),
  });
  // If the totals moved to a new page, these lines fit beside them as well.
  if (paper.salesperson) writeText(paper.salesperson.join(': '), margin.left, y - 6, {});

  y = table(y + 16, {
    styles: { cellPadding: { top: 2, bottom: 2 } },
    body: paper.remarks.flatMap(([name, text]) => [
      [{ content: name, styles: { fontStyle: 'bold' } }],
      [{ content: text, styles: { cellPadding: { bottom: 8 } } }],
    ]),
  });

  if (paper.stub.length > 0) {
    table(y + 24, {
      pageBreak: 'avoid',
      tableWidth: 272,
      styles: { cellPadding: { top: 2, bottom: 2 } },
      headStyles: { fontSize: 10, cellPadding: { top: 12, bottom: 6 } },
      columnStyles: { 0: { textColor: grey }, 1: { halign: 'right' } },
      head: [[{ content: paper.stubTitle, colSpan: 2 }]],
      body: paper.stub,
      willDrawPage({ cursor }) {
        const top = cursor?.y ?? y;
        doc
          .setLineDashPattern([4, 3], 0)
          .setDrawColor(lineColor)
          .line(margin.left, top, right, top);
        doc.setLineDashPattern([], 0);
      },
    });
  }
}

/**
 * Returns a row of cells, all but the first aligned to the end, with some room below their texts.
 */
function createRow(texts: string[], room = 0): CellDef[] {
  return texts.map((content, index) => ({
    content,
    styles: {
      cellPadding: { top: 6, bottom: 6 + room, left: index === 0 ? 0 : 8 },
      halign: index === 0 ? 'left' : 'right',
      lineWidth: { bottom: 0.5 },
    },
  }));
}
