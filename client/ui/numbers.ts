import { getNumberFormat } from './formats.ts';

/**
 * Parses a number that a user has written. Both `12.5` and `12,5` are twelve and a half in every language. A text with two
 * readings, such as `1.234`, is read as the language writes it. Currency symbols, percent signs and spaces are ignored.
 * Returns undefined if the text is not a number.
 */
export function parseNumber(text: string, language: string): number | undefined {
  const compact = text.replaceAll(/[\s\p{Sc}%'’]/gu, '').replace('−', '-');
  if (!/^-?(\d[\d.,]*|[.,]\d+)$/.test(compact)) return undefined;

  const separators = compact.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  const isDecimal = separators.filter((separator) => separator === last).length === 1;
  const isGroup = !isDecimal || (separators.length === 1 && isThousand(compact, language));
  if (last === undefined || isGroup) {
    return separators.length > 0 ? parseGroups(compact) : Number(compact);
  }

  const [whole = '', fraction = ''] = compact.split(last);
  const integer = separators.length > 1 ? parseGroups(whole) : Number(whole);
  return integer === undefined ? undefined : Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`);
}

/** Returns whether the language writes a number such as `1.234` for a thousand and more. */
function isThousand(text: string, language: string): boolean {
  const parts = getNumberFormat(language, { useGrouping: true }).formatToParts(12345);
  const group = parts.find(({ type }) => type === 'group')?.value;
  return /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text) && group !== undefined && text.includes(group);
}

/** Parses an integer in groups of three digits, which one kind of separator divides. */
function parseGroups(text: string): number | undefined {
  return /^-?\d{1,3}(([.,])\d{3})(\2\d{3})*$/.test(text)
    ? Number(text.replaceAll(/[.,]/g, ''))
    : undefined;
}

/**
 * Rounds a number to a number of decimals, half up. The exponent is changed in the decimal text, because 1.005 * 100 is less
 * than 100.5 in binary numbers.
 */
export const roundNumber = (value: number, decimals: number) =>
  Math.sign(value) * moveDecimals(Math.round(moveDecimals(Math.abs(value), decimals)), -decimals);

function moveDecimals(value: number, decimals: number): number {
  const [digits, exponent = 0] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + decimals}`);
}

/** Formats the value of a number field, with all its decimals. An empty field has an empty text. */
export function formatFieldNumber(value: number | string, language: string): string {
  if (value === '' || !Number.isFinite(Number(value))) return String(value);
  return getNumberFormat(language, { maximumFractionDigits: 10 }).format(Number(value));
}
