import { getNamedType, isEnumType } from 'graphql';
import type { Leaf } from '../schema/model.ts';
import { foldName, splitWords } from '../schema/names.ts';

export type FieldKind =
  | 'TEXT'
  | 'LONG_TEXT'
  | 'ID'
  | 'EMAIL'
  | 'URL'
  | 'PICTURE'
  | 'COLOR'
  | 'INTEGER'
  | 'NUMBER'
  | 'MONEY'
  | 'BOOLEAN'
  | 'ENUM'
  | 'DATE'
  | 'DATE_TIME'
  | 'JSON';

const money = /(price|amount|cost|salary|revenue|balance|budget|fee)s?$/;
const pictures =
  /(avatar|portrait|photo|image|picture|thumbnail|cover|banner|poster|logo)(url|uri|src)?$/;
const longTexts =
  /(description|body|content|text|comment|message|bio|about|notes?|markdown|excerpt|html)$/;

/** Kinds of texts by the name of a scalar, or of a field. The first pattern that matches applies. */
const textKinds: [RegExp, FieldKind][] = [
  [/email/, 'EMAIL'],
  [pictures, 'PICTURE'],
  [/(url|uri|href|link|website|homepage)$/, 'URL'],
  [/colou?r$/, 'COLOR'],
  [longTexts, 'LONG_TEXT'],
];

/**
 * Returns the kind of the values of a leaf field. Texts with dates are recognized by the name of the field and by an `example` of
 * its values.
 */
export function findFieldKind({ name, field }: Leaf, example: unknown): FieldKind {
  const type = getNamedType(field.type);
  const words = splitWords(name);
  const folded = foldName(name);
  if (isEnumType(type)) return 'ENUM';
  if (type.name === 'Boolean') return 'BOOLEAN';
  const [value] = [example].flat();
  if (type.name === 'Int' || typeof value === 'number') {
    const isWhole = type.name === 'Int' || !isDecimalType(type.name);
    if (money.test(folded) && !/count$/.test(folded)) return 'MONEY';
    return isWhole ? 'INTEGER' : 'NUMBER';
  }
  if (typeof value === 'object' && value !== null) return 'JSON';
  const isTimeName =
    words.at(-1) === 'at' ||
    /(date|time|day|birthday|timestamp)$|^(created|edited|updated|modified)$/.test(folded);
  const isTimeType = /date|time|iso8601/i.test(type.name);
  if ((isTimeName || isTimeType) && (value === null || value === undefined || isDate(value)))
    return isDay(type.name, value) ? 'DATE' : 'DATE_TIME';
  if (/json|map|^any$/i.test(type.name)) return 'JSON';
  const scalar = textKinds.find(([pattern]) => pattern.test(type.name.toLowerCase()));
  const kind = scalar ?? textKinds.find(([pattern]) => pattern.test(folded));
  if (kind) return kind[1];
  return type.name === 'ID' || (words.length > 1 && words.at(-1) === 'id') ? 'ID' : 'TEXT';
}

const isDecimalType = (name: string) => /float|decimal|numeric|double|money|price|rate/i.test(name);

const isDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));

const isDay = (typeName: string, value: unknown) =>
  typeof value === 'string'
    ? value.length === 10
    : /^(date|localdate|day|timelessdate)$/i.test(typeName);
