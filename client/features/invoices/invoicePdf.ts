import { createPdf, page, type Sheet, wrapped } from '../../ui/pdf.ts';
import type { Fact, Paper } from './paper.ts';

const left = 48;
const right = page.width - left;
/** What is below goes on another page. */
const bottom = page.height - 64;
/** Where the columns of numbers end. */
const ends = { cost: 340, quantity: 402, discount: 462, total: right } as const;
const grey = 0.4;

/** A file of papers; each begins on a page of its own. */
export function pdfOf(papers: Paper[]): Uint8Array<ArrayBuffer> {
  const pdf = createPdf(papers.map(({ title }) => title).join(', '));
  for (const paper of papers) draw(paper, pdf.addPage);
  return pdf.bytes();
}

function draw(paper: Paper, addPage: () => Sheet) {
  let sheet = addPage();
  let y = 64;

  /** Goes on to another page when there is too little room. */
  function room(height: number) {
    if (y + height <= bottom) return;
    sheet = addPage();
    sheet.text(paper.title, left, 48, { size: 9, grey });
    y = 72;
  }

  function facts(list: Fact[], x: number, top: number, end: number) {
    for (const [index, [name, value]] of list.entries()) {
      sheet.text(name, x, top + index * 15, { size: 9, grey });
      sheet.text(value, end, top + index * 15, { size: 9, align: 'end' });
    }
  }

  sheet.text(paper.senderTitle, left, y, { size: 16, weight: 'bold' });
  for (const [index, line] of paper.sender.entries()) {
    sheet.text(line, left, y + 20 + index * 13, { size: 9, grey });
  }
  sheet.text(paper.title, 360, y, { size: 16, weight: 'bold' });
  if (paper.mark) sheet.text(paper.mark, right, y, { size: 10, align: 'end', grey });
  facts(paper.dates, 360, y + 22, right);
  y += 104;
  sheet.line(left, y, right, y);
  y += 24;

  sheet.text(paper.clientTitle, left, y, { weight: 'bold' });
  for (const [index, line] of paper.client.entries()) {
    sheet.text(line, left, y + 17 + index * 14, { size: 9 });
  }
  sheet.text(paper.accountTitle, 330, y, { weight: 'bold' });
  facts(paper.account, 330, y + 17, right);
  y += 128;

  function header() {
    const [item, cost, quantity, discount, total] = paper.columns;
    const style = { size: 8.5, grey } as const;
    sheet.text(item, left, y, style);
    sheet.text(cost, ends.cost, y, { ...style, align: 'end' });
    sheet.text(quantity, ends.quantity, y, { ...style, align: 'end' });
    sheet.text(discount, ends.discount, y, { ...style, align: 'end' });
    sheet.text(total, ends.total, y, { ...style, align: 'end' });
    sheet.line(left, y + 7, right, y + 7);
    y += 24;
  }
  header();

  for (const line of paper.lines) {
    const titles = wrapped(line.title, 10, 210);
    const details = wrapped(line.description, 8.5, 210);
    room((titles.length + details.length) * 12 + 12);
    const numbers = [
      [line.cost, ends.cost],
      [line.quantity, ends.quantity],
      [line.discount, ends.discount],
      [line.total, ends.total],
    ] as const;
    for (const [text, end] of numbers) sheet.text(text, end, y, { size: 9.5, align: 'end' });
    for (const text of titles) {
      sheet.text(text, left, y);
      y += 12;
    }
    for (const text of details) {
      sheet.text(text, left, y, { size: 8.5, grey });
      y += 11;
    }
    sheet.line(left, y, right, y);
    y += 16;
  }

  room(paper.sums.length * 17 + 12);
  if (paper.salesperson) {
    sheet.text(paper.salesperson.join(': '), left, y + 8, { size: 9 });
  }
  for (const [index, [name, value]] of paper.sums.entries()) {
    const isLast = index === paper.sums.length - 1;
    const style = { size: isLast ? 11 : 9.5, weight: isLast ? 'bold' : 'normal' } as const;
    if (isLast) sheet.line(340, y - 4, right, y - 4);
    sheet.text(name, 340, y + 8, style);
    sheet.text(value, right, y + 8, { ...style, align: 'end' });
    y += 17;
  }
  y += 20;

  for (const [name, text] of paper.remarks) {
    const lines = wrapped(text, 9, right - left);
    room(lines.length * 12 + 24);
    sheet.text(name, left, y, { size: 9, weight: 'bold' });
    y += 13;
    for (const line of lines) {
      sheet.text(line, left, y, { size: 9 });
      y += 12;
    }
    y += 8;
  }

  if (paper.stub.length > 0) {
    room(paper.stub.length * 15 + 40);
    sheet.line(left, y, right, y, true);
    sheet.text(paper.stubTitle, left, y + 20, { weight: 'bold' });
    facts(paper.stub, left, y + 38, 320);
  }
}
