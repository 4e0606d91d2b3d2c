import type { jsPDF } from 'jspdf';
import { autoTable, type CellDef, type Styles, type UserOptions } from 'jspdf-autotable';
import { createPdf, hasGlyphs, toPrintable } from '../../ui/pdf.ts';
import type { InvoiceTexts, LabeledText } from './invoiceTexts.ts';

/** All lengths are in points. */
const margin = { top: 64, right: 48, bottom: 64, left: 48 };
/** The horizontal position of the right margin. An A4 page is 595 points wide. */
const right = 595 - margin.right;
/** The horizontal position of the second column. */
const secondColumn = 330;
const itemWidth = 215;

/** Grey levels from 0 (black) to 255 (white). */
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
 * Creates one PDF file of the invoices. Each invoice starts on a new page. Invoices with characters
 * that the font lacks are not in the file. The function returns them as `omitted`.
 */
export async function createInvoicePdf(
  invoices: InvoiceTexts[],
): Promise<{ file: Blob | null; omitted: InvoiceTexts[] }> {
  const doc = await createPdf(invoices.map(({ title }) => title).join(', '));
  const [printable, omitted]: [InvoiceTexts[], InvoiceTexts[]] = [[], []];
  for (const invoice of invoices) {
    (hasGlyphs(doc, toPrintable(invoice)) ? printable : omitted).push(invoice);
  }

  for (const [index, invoice] of printable.entries()) {
    if (index > 0) doc.addPage();
    drawInvoice(doc, toPrintable(invoice));
  }
  return { file: printable.length > 0 ? doc.output('blob') : null, omitted };
}

function drawInvoice(doc: jsPDF, invoice: InvoiceTexts) {
  /** Draws a table and returns the vertical position of its end. Further pages start with the title of the invoice. */
  function drawTable(startY: number, { styles, ...options }: UserOptions): number {
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
        if (pageNumber > 1) writeText(invoice.title, margin.left, 48, { color: grey });
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
    drawTable(y, {
      tableWidth: secondColumn - margin.left - 24,
      styles: { textColor, cellPadding: { top: 2, bottom: 2 } },
      body: texts.map((text) => [text]),
    });

  const drawLabeledTexts = (y: number, labeledTexts: LabeledText[]) =>
    drawTable(y, {
      margin: { ...margin, left: secondColumn },
      styles: { cellPadding: { top: 2, bottom: 2 } },
      columnStyles: { 0: { textColor: grey }, 1: { halign: 'right' } },
      body: labeledTexts,
    });

  writeText(invoice.senderTitle, margin.left, margin.top, { size: 16, isBold: true });
  writeText(invoice.title, secondColumn, margin.top, { size: 16, isBold: true });
  writeText(invoice.draftLabel, secondColumn, margin.top + 16, { size: 10, color: grey });
  let y = Math.max(
    drawLines(margin.top + 12, invoice.sender, grey),
    drawLabeledTexts(margin.top + (invoice.draftLabel ? 24 : 12), invoice.dates),
  );
  doc.setDrawColor(lineColor).line(margin.left, y + 12, right, y + 12);

  y += 36;
  writeText(invoice.clientTitle, margin.left, y, { size: 10, isBold: true });
  writeText(invoice.accountTitle, secondColumn, y, { size: 10, isBold: true });
  y = Math.max(drawLines(y + 6, invoice.client, black), drawLabeledTexts(y + 6, invoice.account));

  doc.setFont('Inter', 'normal').setFontSize(8.5);
  const descriptions = invoice.lines.map(({ description }): string[] =>
    description ? doc.splitTextToSize(description, itemWidth) : [],
  );
  y = drawTable(y + 24, {
    styles: { fontSize: 9.5 },
    headStyles: { textColor: grey, fontSize: 8.5, fontStyle: 'normal' },
    columnStyles: { 0: { cellWidth: itemWidth } },
    head: [createRow(invoice.columns)],
    body: invoice.lines.map(({ title, cost, quantity, discount, total }, index) =>
      createRow([title, cost, quantity, discount, total], (descriptions[index]?.length ?? 0) * 11),
    ),
    didDrawCell({ cell, row, column, section }) {
      const description = descriptions[row.index] ?? [];
      if (section !== 'body' || column.index > 0) return;
      const top = cell.y + cell.height - description.length * 11 + 2;
      writeText(description, cell.x, top, { size: 8.5, color: grey });
    },
  });

  y = drawTable(y + 12, {
    pageBreak: 'avoid',
    margin: { ...margin, left: secondColumn },
    styles: { fontSize: 9.5, cellPadding: { top: 3, bottom: 3 } },
    body: invoice.sums.map(([name, value], index) => {
      const isLast = index === invoice.sums.length - 1;
      const styles: Partial<Styles> = isLast ? totalStyles : {};
      return [
        { content: name, styles },
        { content: value, styles: { ...styles, halign: 'right' } },
      ];
    }),
  });
  // The salesperson is beside the last total, also if the totals are on a new page.
  if (invoice.salesperson) writeText(invoice.salesperson.join(': '), margin.left, y - 6, {});

  y = drawTable(y + 16, {
    styles: { cellPadding: { top: 2, bottom: 2 } },
    body: invoice.remarks.flatMap(([name, text]) => [
      [{ content: name, styles: { fontStyle: 'bold' } }],
      [{ content: text, styles: { cellPadding: { bottom: 8 } } }],
    ]),
  });

  if (invoice.stub.length > 0) {
    drawTable(y + 24, {
      pageBreak: 'avoid',
      tableWidth: 272,
      styles: { cellPadding: { top: 2, bottom: 2 } },
      headStyles: { fontSize: 10, cellPadding: { top: 12, bottom: 6 } },
      columnStyles: { 0: { textColor: grey }, 1: { halign: 'right' } },
      head: [[{ content: invoice.stubTitle, colSpan: 2 }]],
      body: invoice.stub,
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

/** Creates a row of cells. All cells but the first are aligned right. `extraPadding` is below the texts. */
function createRow(texts: string[], extraPadding = 0): CellDef[] {
  return texts.map((content, index) => ({
    content,
    styles: {
      cellPadding: { top: 6, bottom: 6 + extraPadding, left: index === 0 ? 0 : 8 },
      halign: index === 0 ? 'left' : 'right',
      lineWidth: { bottom: 0.5 },
    },
  }));
}
