import { parseNumber } from '../../ui/numbers.ts';
import { readCsv } from '../../ui/table/readCsv.ts';
import { type Collection, type Field, getChoiceLabel, getFieldLabel } from './collections.ts';

/** Returns the fields that a file can contain. Rows of other collections are not among them. */
export const listImportFields = ({ fields }: Collection): Field[] =>
  fields.filter(({ kind, isReadOnly }) => kind !== 'RELATION' && !isReadOnly);

/** A CSV file with the names of fields in its first line. */
export interface ImportFile {
  titles: string[];
  lines: string[][];
}

/** Reads a CSV file, and finds the field of each column. Only the first of several columns of a field is imported. */
export function readImport(collection: Collection, text: string) {
  const [titles = [], ...lines] = readCsv(text);
  const found = titles.map((title) => {
    const isTitle = (name: string) => name.toLowerCase() === title.trim().toLowerCase();
    const field = listImportFields(collection).find(
      (candidate) => isTitle(candidate.name) || isTitle(getFieldLabel(candidate)),
    );
    return field?.name ?? '';
  });
  const columnFields = found.map((name, index) => (found.indexOf(name) === index ? name : ''));
  return { file: { titles, lines }, columnFields };
}

/** Returns the rows of a file with the given fields of its columns. Empty cells are ignored. */
export function parseRows(
  collection: Collection,
  { lines }: ImportFile,
  columnFields: string[],
  language: string,
): object[] {
  const fields = columnFields.map((name) =>
    listImportFields(collection).find((field) => field.name === name),
  );
  return lines.flatMap((line) => {
    const entries = line.flatMap((cell, index) => {
      const field = fields[index];
      if (!field || cell.trim() === '') return [];
      return [[field.inputName, parseCell(field, cell.trim(), language)]];
    });
    return entries.length > 0 ? [Object.fromEntries(entries)] : [];
  });
}

function parseCell(field: Field, cell: string, language: string): unknown {
  if (field.isList) return cell.split(',').map((item) => parseItem(field, item.trim(), language));
  return parseItem(field, cell, language);
}

function parseItem({ kind, choices }: Field, text: string, language: string): unknown {
  switch (kind) {
    case 'INTEGER':
    case 'NUMBER':
    case 'MONEY':
      // An export has a point in every language. The server refuses a text and names the field.
      return Number.isNaN(Number(text)) ? (parseNumber(text, language) ?? text) : Number(text);
    case 'BOOLEAN':
      return /^(true|yes|1|x)$/i.test(text);
    case 'ENUM':
      return choices.find((choice) => [choice, getChoiceLabel(choice)].includes(text)) ?? text;
    default:
      return text;
  }
}

/** Returns the name of the draft of the form that imports rows. */
export const getImportDraftName = ({ path }: Collection) => `admin.${path}.import`;
