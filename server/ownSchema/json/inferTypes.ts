import { splitWords, toPlural, toSingular } from '../schema/names.ts';

export type JsonRow = Record<string, unknown>;

/** The rows of a file such as `db.json`: lists of rows, and single objects, by name. */
export type JsonData = Record<string, JsonRow[] | JsonRow>;

/** An object type that was inferred from objects. */
export interface InferredType {
  name: string;
  /** The types of the fields, by name. */
  fields: Map<string, string>;
  /** The fields whose values can be ids. */
  keys: Set<string>;
}

const isObject = (value: unknown): value is JsonRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a value can be an id. */
export const isKey = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || Number.isSafeInteger(value);

const isFieldName = (name: string) => /^(?!__)[_A-Za-z]\w*$/.test(name);

/** Returns a name in the spelling of types: `SiteSettings` for `site_settings`. */
export const toPascalCase = (name: string): string =>
  splitWords(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^(?=\d)/, 'N')
    .replace(/\W/g, '') || 'Row';

/** Returns the name of the type of rows: `Article` for `article`, and `ArticleRow` if there is another type `Article`. */
export function toTypeName(name: string, types: readonly InferredType[]): string {
  let typeName = toPascalCase(name);
  while (reservedTypes.test(typeName) || types.some((type) => type.name === typeName))
    typeName += 'Row';
  return typeName;
}

/** The names of scalars, of root types, and of the input types of mutations and filters. */
const reservedTypes =
  /^(Query|Mutation|Subscription|String|Int|Float|Boolean|ID|Id|JSON|Json)$|.(Filter|Input|Operators)$/;

/** Infers the type of some objects, and adds it and the types of objects in it to `types`. */
export function inferType(name: string, rows: readonly JsonRow[], types: InferredType[]): void {
  const fields = new Map<string, string>();
  const keys = new Set<string>();
  types.push({ name, fields, keys });
  const names = new Set(rows.flatMap((row) => Object.keys(row)).filter(isFieldName));
  for (const field of names) {
    const values = rows
      .map((row) => row[field])
      .filter((value) => value !== null && value !== undefined);
    if (values.every(isKey)) keys.add(field);
    const isId = field === 'id' && keys.has(field);
    fields.set(field, isId ? 'ID' : inferFieldType(`${name}${toPascalCase(field)}`, values, types));
  }
}

function inferFieldType(name: string, values: readonly unknown[], types: InferredType[]): string {
  if (values.length > 0 && values.every(Array.isArray)) {
    const items = values.flat();
    if (items.some(Array.isArray)) return 'JSON';
    const item = inferFieldType(toSingular(name), items, types);
    return item === 'JSON' ? 'JSON' : `[${item}!]`;
  }
  if (values.length > 0 && values.every(isObject)) {
    if (values.every((value) => !Object.keys(value).some(isFieldName))) return 'JSON';
    const typeName = toTypeName(name, types);
    inferType(typeName, values, types);
    return typeName;
  }
  return inferScalar(values);
}

function inferScalar(values: readonly unknown[]): string {
  const kinds = new Set(values.map((value) => typeof value));
  if (kinds.size !== 1) return 'JSON';
  if (kinds.has('boolean')) return 'Boolean';
  if (kinds.has('string')) return 'String';
  if (!kinds.has('number')) return 'JSON';
  const isInteger = values.every(
    (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  );
  return isInteger ? 'Int' : 'Float';
}

/**
 * Adds the relations between lists. A field `articleId` or `article_id` leads to `articles`, which gets the list of the rows
 * that lead to it.
 */
export function addRelations(types: ReadonlyMap<string, InferredType>): void {
  for (const [listName, type] of types) {
    for (const field of [...type.fields.keys()]) {
      const base = field.replace(/_?id$/i, '');
      if (base === field || base === '' || type.fields.has(base) || !type.keys.has(field)) continue;
      const target = types.get(toPlural(base)) ?? types.get(base);
      if (!target?.fields.has('id')) continue;
      type.fields.set(field, 'ID');
      type.fields.set(base, target.name);
      if (!target.fields.has(listName)) target.fields.set(listName, `[${type.name}!]!`);
    }
  }
}
