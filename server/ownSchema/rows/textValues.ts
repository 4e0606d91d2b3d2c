import { createPerson } from '../../sample/names.ts';
import { toKebabCase } from '../schema/names.ts';
import { createDate } from './dates.ts';
import { formatHex, formatUuid, pick } from './draw.ts';
import * as texts from './texts.ts';
import type { CreateValue, FieldName, ValueSource } from './valueSource.ts';

const personTypes =
  /^(user|person|people|author|member|customer|employee|contact|owner|actor|student|teacher|artist|account|profile|patient|driver|guest|viewer|mannequin|character|director|player)$/;
const companyTypes =
  /^(organization|organisation|company|enterprise|team|vendor|supplier|brand|workspace|tenant|shop|store|publisher)$/;
const productTypes = /^(product|item|variant|sku|listing|part)$/;

const getPerson = ({ number }: ValueSource) => createPerson(number - 1);

/** Returns the first text for the first round of a list, and adds a number to it in each further round. */
function makeUnique(list: readonly string[], number: number, separator = ' '): string {
  const round = Math.floor((number - 1) / list.length);
  const text = list[(number - 1) % list.length] as string;
  return round === 0 ? text : `${text}${separator}${round + 1}`;
}

/** Returns the name of an object: of a person, a company, a product, or a thing. */
function createName({ typeWords }: FieldName, source: ValueSource): string {
  const noun = typeWords.at(-1) ?? '';
  if (personTypes.test(noun)) return getPerson(source).fullName;
  if (companyTypes.test(noun)) return makeUnique(texts.companies, source.number);
  if (productTypes.test(noun)) return makeUnique(texts.productNames, source.number);
  const word = pick(texts.words, source.objectHash);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${noun} ${source.number}`.replace(
    / +/g,
    ' ',
  );
}

const isProduct = ({ typeWords }: FieldName) => productTypes.test(typeWords.at(-1) ?? '');

const createTitle = (field: FieldName, source: ValueSource) =>
  isProduct(field) ? createName(field, source) : makeUnique(texts.titles, source.number);

/** Returns the name or the title of an object in the form of a path. */
const createSlug = (field: FieldName, source: ValueSource) =>
  toKebabCase(
    (field.isTitled ? createTitle : createName)(field, source).replace(/[^\w ]+/g, ' '),
  ).replace(/^-|-$/g, '');

const createUrl = ({ name, typeWords }: FieldName, { number }: ValueSource) =>
  `https://www.example.com/${typeWords.join('-') || 'page'}/${number}${name === 'url' ? '' : `/${name.replace(/urls?$|uris?$/, '') || 'link'}`}`;

type TextRule = [pattern: RegExp, create: (field: FieldName, source: ValueSource) => unknown];

/** Texts by the name of a field, without separators and in small letters. The first pattern that matches applies. */
const rules: TextRule[] = [
  [/^(first|given)name$/, (_, source) => getPerson(source).fullName.split(' ')[0]],
  [/^(last|family|sur)name$/, (_, source) => getPerson(source).fullName.split(' ').at(-1)],
  [
    /^(full|display)name$|authorname|customername|^(author|director|artist|producers?)$/,
    (_, source) => getPerson(source).fullName,
  ],
  [
    /^(login|username|handle|nickname|screenname)$/,
    (field, source) =>
      companyTypes.test(field.typeWords.at(-1) ?? '') ||
      (field.name === 'handle' && !personTypes.test(field.typeWords.at(-1) ?? ''))
        ? createSlug(field, source)
        : getPerson(source).username.replace('.', '-'),
  ],
  [/email/, (_, source) => `${getPerson(source).username}@example.com`],
  [/avatar|portrait|photo(url)?$/, (_, { number }) => pick(texts.portraits, number - 1)],
  [
    /(image|picture|thumbnail|cover|banner|poster)(url|uri|src)?$/,
    (field, { number }) =>
      pick(isProduct(field) ? texts.productPictures : texts.covers, number - 1),
  ],
  [
    /url$|urls$|uri$|uris$|href|link$|website|homepage|permalink/,
    (field, source) =>
      field.name === 'url' &&
      /^(image|photo|picture|thumbnail|avatar|cover)$/.test(field.typeWords.at(-1) ?? '')
        ? pick(texts.covers, source.number - 1)
        : createUrl(field, source),
  ],
  [/uuid|guid/, (_, { hash }) => formatUuid(hash)],
  [/path$/, ({ typeWords }, { number }) => `/${typeWords.join('-')}/${number}`],
  [
    /phone|mobile|^fax/,
    (_, { hash }) => `(${200 + (hash % 700)}) 555-01${String(hash % 100).padStart(2, '0')}`,
  ],
  [/street|address(line)?\d?$/, (_, { hash }) => pick(texts.streets, hash)],
  [/city|town|location|^place/, (_, { hash }) => pick(texts.cities, hash)],
  [/countrycode/, (_, { hash }) => pick(texts.countryCodes, hash)],
  [/country/, (_, { hash }) => pick(texts.countries, hash)],
  [/zip|postal/, (_, { hash }) => String(10_000 + (hash % 89_999))],
  [/timezone/, (_, { hash }) => pick(texts.timeZones, hash)],
  [/locale|lang/, (_, { hash }) => pick(texts.languages, hash)],
  [/currency/, (_, { hash }) => pick(texts.currencies, hash)],
  [/colou?r/, (_, { hash }) => pick(texts.colors, hash)],
  [/company|organi[sz]ation|employer|brand|vendor/, (_, { hash }) => pick(texts.companies, hash)],
  [/jobtitle|^job$|profession|occupation|^post$/, (_, { hash }) => pick(texts.jobTitles, hash)],
  [/date$|time$|timestamp$|^(created|edited|updated|modified)$/, createDate],
  [/slug|key$/, createSlug],
  [/^(title|subject|headline|summary|topic|caption)/, createTitle],
  [/html$/, (_, { hash }) => `<p>${pick(texts.sentences, hash)}</p>`],
  [
    /description|body|content|text|comment|message|bio|about|note|markdown|excerpt|reason|opening/,
    (_, { hash }) => pick(texts.sentences, hash),
  ],
  [/^name$|^label$|^fullname/, createName],
  [/name$/, (_, { number }) => makeUnique(texts.words, number, '-')],
  [/version/, (_, { hash }) => `${1 + (hash % 4)}.${hash % 10}.${hash % 7}`],
  [
    /sku|code|number|reference|identifier/,
    ({ typeWords }, { number }) =>
      `${(typeWords.at(-1) ?? 'x').slice(0, 3).toUpperCase()}-${String(number).padStart(4, '0')}`,
  ],
  [/sha|hash|digest|oid$/, (_, { hash }) => formatHex(hash, 40)],
  [/token|secret|password/, (_, { hash }) => formatHex(hash, 24)],
];

const createPlainText = ({ words }: Pick<FieldName, 'words'>, { number, hash }: ValueSource) =>
  `${pick(texts.words, hash)} ${words.at(-1) ?? ''} ${number}`.trim();

/** Returns the function that creates the texts of a field. */
export function createText(field: FieldName): CreateValue {
  if (field.words.at(-1) === 'at') return (source) => createDate(field, source);
  const rule = rules.find(([pattern]) => pattern.test(field.name));
  if (rule) return (source) => rule[1](field, source);
  if (field.words.at(-1) === 'id') {
    return ({ number }) =>
      `${field.words.slice(0, -1).join('-') || field.typeWords.join('-')}-${number}`;
  }
  return (source) => createPlainText(field, source);
}
