import { readCsv } from '../../ui/table/readCsv.ts';
import { type Collection, type Field, getChoiceLabel, getFieldLabel } from './collections.ts';

/** Returns the fields that a file can contain. Rows of other collections are not among them. */
export const listImportFields = ({ fields }: Collection): Field[] =>
  fields.filter(({ kind, isReadOnly }) => kind !== 'RELATION' && !isReadOnly);

/** Returns the rows of a CSV file. Columns without a field and empty cells are ignored. */
export function parseImport(collection: Collection, text: string): object[] {
  const [titles = [], ...lines] = readCsv(text);
  const fields = titles.map((title) =>
    listImportFields(collection).find((field) =>
      [field.name, getFieldLabel(field)].some(
        (name) => name.toLowerCase() === title.trim().toLowerCase(),
      ),
    ),
  );
  return lines.flatMap((line) => {
    const entries = line.flatMap((cell, index) => {
      const field = fields[index];
      return field && cell.trim() !== '' ? [[field.inputName, parseCell(field, cell.trim())]] : [];
    });
    return entries.length > 0 ? [Object.fromEntries(entries)] : [];
  });
}

function parseCell(field: Field, cell: string): unknown {
  if (field.isList) return cell.split(',').map((item) => parseItem(field, item.trim()));
  return parseItem(field, cell);
}

function parseItem({ kind, choices }: Field, text: string): unknown {
  switch (kind) {
    case 'INTEGER':
    case 'NUMBER':
    case 'MONEY': {
      const number = Number(text.replaceAll(/[\s$€]/g, ''));
      // The server refuses the text and names the field.
      return Number.isNaN(number) ? text : number;
    }
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
