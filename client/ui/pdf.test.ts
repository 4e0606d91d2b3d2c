import { expect, test } from 'vitest';
import { createPdf, widthOf, wrapped } from './pdf.ts';

/** One letter a byte. */
const lettersOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const fileOf = (draw: (pdf: ReturnType<typeof createPdf>) => void) => {
  const pdf = createPdf('Test');
  draw(pdf);
  return pdf.bytes();
};

test('every object stands where the table says, and every stream is as long as it says', () => {
  const bytes = fileOf((pdf) => {
    pdf.addPage().text('One', 48, 48);
    pdf.addPage().line(48, 48, 90, 48);
  });
  const file = lettersOf(bytes);

  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const entries = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)];
  expect(entries).toHaveLength(9);
  for (const [index, [, offset]] of entries.entries()) {
    expect(file.slice(Number(offset))).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  }
  for (const [, length, stream] of file.matchAll(
    /\/Length (\d+) >>\nstream\n([\s\S]*?)endstream/g,
  )) {
    expect(stream).toHaveLength(Number(length));
  }
  expect(file).toContain('/Count 2');
});

test('accents, signs of money and quotes are letters of the file', () => {
  const file = lettersOf(
    fileOf((pdf) => pdf.addPage().text('Größe Ã ç œ “à” – 1 234,50 € £ ¥ (50 %) \\', 0, 0)),
  );

  expect(file).toContain('(Größe Ã ç \x9c \x93à\x94 \x96 1 234,50 \x80 £ ¥ \\(50 %\\) \\\\) Tj');
});

test('what Helvetica lacks is written as near as can be', () => {
  const file = lettersOf(
    fileOf((pdf) => pdf.addPage().text('Łukasz Dvořák \u2212\u202f5 日\u200e', 0, 0)),
  );

  expect(file).toContain('(Lukasz Dvorák -\u00a05 ?) Tj');
});

test('numbers end where their column ends', () => {
  expect(widthOf('1,234.50', 10)).toBeCloseTo(6 * 5.56 + 2 * 2.78);
  const file = lettersOf(
    fileOf((pdf) => pdf.addPage().text('100', 200, 42, { size: 10, align: 'end' })),
  );

  expect(file).toContain('183.32 800.00 Td (100) Tj');
});

test('long texts are broken between words, and long words in themselves', () => {
  const lines = wrapped(`Chair service ${'x'.repeat(200)} end`, 10, 100);

  expect(lines[0]).toBe('Chair service');
  expect(lines.join('').replaceAll('x', '').length).toBeLessThan(30);
  for (const line of lines) expect(widthOf(line, 10)).toBeLessThanOrEqual(100);
});
