import type { Column } from './column.ts';
import { zipOf } from './zip.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const xlsxType = sheetType;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = 'http://schemas.openxmlformats.org/package/2006/content-types';
const typed = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const packed = 'application/vnd.openxmlformats-package.relationships+xml';

type Value = string | number | boolean | null | undefined;

/** A workbook of one sheet, as spreadsheets write it: numbers stay numbers, and no text is a formula. */
export function xlsxOf<Row>(columns: Column<Row>[], rows: Row[]): Uint8Array<ArrayBuffer> {
  const exported = columns.filter(({ csv }) => csv);
  const lines = [
    exported.map(({ title }) => title),
    ...rows.map((row) => exported.map(({ csv }) => csv?.(row))),
  ];
  const sheet = lines.map((line) => `<row>${line.map(cell).join('')}</row>`).join('');

  return zipOf({
    '[Content_Types].xml': `${head}<Types xmlns="${parts}"><Default Extension="rels" ContentType="${packed}"/><Override PartName="/xl/workbook.xml" ContentType="${typed}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typed}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  });
}

function cell(value: Value): string {
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(String(value ?? ''))}</t></is></c>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  // Signs that no XML may hold are left out.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
  const allowed = text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return allowed.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);
}
