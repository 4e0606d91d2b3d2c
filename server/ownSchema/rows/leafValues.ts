import { type GraphQLLeafType, isEnumType } from 'graphql';
import { splitWords, toSingular } from '../schema/names.ts';
import { createDate } from './dates.ts';
import { drawInteger, formatHex, formatUuid, pick } from './draw.ts';
import { createNumber } from './numbers.ts';
import { createText } from './textValues.ts';
import type { CreateValue, FieldName } from './valueSource.ts';

/** Scalars whose values are recognized by the name of the scalar. */
const scalarKinds: [RegExp, string][] = [
  [/uuid|guid/i, 'uuid'],
  [/duration|interval/i, 'duration'],
  [/timezone/i, 'timezone'],
  [/timeofday|^time$|localtime/i, 'time'],
  [/^(date|localdate|day|timelessdate)$/i, 'day'],
  [/date|time|iso8601/i, 'date'],
  [/json|object|map|^any$|metadata/i, 'json'],
  [/html/i, 'html'],
  [/base64/i, 'base64'],
  [/oid|sha/i, 'sha'],
  [/email/i, 'email'],
  [/phone/i, 'phone'],
  [/url|uri/i, 'url'],
  [/colou?r/i, 'color'],
  [/country/i, 'country'],
  [/currency/i, 'currency'],
  [/locale|lang/i, 'language'],
  [/rate|percent/i, 'percent'],
  [/decimal|numeric|float|money|price|amount|double/i, 'decimal'],
  [/int|long|minute|hour|week|year|port|number|count/i, 'integer'],
  [/bool/i, 'boolean'],
];

/**
 * Returns the function that creates the values of a field of a leaf type. The same source always gets the same value. `isTitled`
 * states that the objects have a title and no name.
 */
export function createLeafValue(
  typeName: string,
  fieldName: string,
  type: GraphQLLeafType,
  isTitled = false,
): CreateValue {
  const words = splitWords(fieldName);
  const typeWords = splitWords(typeName);
  typeWords.push(toSingular(typeWords.pop() ?? ''));
  const field = { words, typeWords, name: words.join(''), isTitled };
  if (isEnumType(type)) return createEnumValue(type.getValues());
  switch (type.name) {
    case 'Boolean':
      return createBoolean(field);
    case 'Int':
      return isTimeNumber(fieldName)
        ? (source) => Math.floor(Date.parse(createDate(field, source)) / 1000)
        : createNumber(field, true);
    case 'Float':
      return createNumber(field, false);
    case 'String':
    case 'ID':
      return createText(field);
    default:
      return createScalar(field, scalarKinds.find(([pattern]) => pattern.test(type.name))?.[1]);
  }
}

/** Returns whether the integers of a field are times in seconds, such as those of `created` and `due_date`. */
export function isTimeNumber(fieldName: string): boolean {
  const words = splitWords(fieldName);
  return (
    (words.length > 1 && words.at(-1) === 'at') ||
    /timestamp$|unixtime|epoch|^(created|updated|modified)$|date$|period(start|end)$/.test(
      words.join(''),
    )
  );
}

function createEnumValue(
  values: readonly { value: unknown; deprecationReason?: string | null }[],
): CreateValue {
  const current = values.filter(({ deprecationReason }) => !deprecationReason);
  const offered = (current.length > 0 ? current : values).map(({ value }) => value);
  return ({ hash }) => pick(offered, hash);
}

/** States that few objects of a real application have. */
const rareStates =
  /delet|archiv|disabled|locked|hidden|banned|suspend|spam|blocked|expired|cancel|trash|private|deprecated/;

function createBoolean({ name }: FieldName): CreateValue {
  if (rareStates.test(name)) return () => false;
  if (/^(success|ok|enabled|isactive|active)$/.test(name)) return () => true;
  return ({ hash }) => hash % 2 === 0;
}

function createScalar(field: FieldName, kind: string | undefined): CreateValue {
  switch (kind) {
    case 'uuid':
      return ({ hash }) => formatUuid(hash);
    case 'date':
      return (source) => createDate(field, source);
    case 'day':
      return (source) => createDate(field, source).slice(0, 10);
    case 'time':
      return ({ hash }) =>
        `${String(8 + (hash % 10)).padStart(2, '0')}:${hash % 2 ? '30' : '00'}:00`;
    case 'duration':
      return ({ hash }) => `P${drawInteger(hash, 1, 14)}D`;
    case 'json':
      return () => ({});
    case 'html':
      return (source) =>
        `<p>${String(createText({ ...field, words: ['body'], name: 'body' })(source))}</p>`;
    case 'base64':
      return ({ hash }) => btoa(hash.toString(16));
    case 'sha':
      return ({ hash }) => formatHex(hash, 40);
    case 'decimal':
      return createNumber(field, false);
    case 'percent':
      return ({ hash }) => (hash % 100) / 100;
    case 'integer':
      return createNumber(field, true);
    case 'boolean':
      return createBoolean(field);
    case undefined:
      return createText(field);
    default:
      return createText(
        field.name.includes(kind)
          ? field
          : { ...field, words: [...field.words, kind], name: `${field.name}${kind}` },
      );
  }
}
