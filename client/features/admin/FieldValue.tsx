import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../ui/DateText.tsx';
import { getNumberFormat } from '../../ui/formats.ts';
import { isSafeUrl } from '../../ui/isSafeUrl.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx';
import { TimeText } from '../../ui/TimeText.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import { type Field, getChoiceLabel, isReference } from './collections.ts';
import classes from './FieldValue.module.css';
import { getLinkedRow, getValue, type Row } from './list.ts';
import { RowLink } from './RowLink.tsx';

interface FieldValueProps {
  row: Row;
  field: Field;
}

/** The value of a field by its kind. An empty value is a dash. */
export function FieldValue({ row, field }: FieldValueProps) {
  if (isReference(field)) {
    const linked = getLinkedRow(row, field);
    return linked ? <RowLink row={linked} /> : <Empty />;
  }
  const value = getValue(row, field);
  if (!Array.isArray(value)) return <Value field={field} value={value} row={row} />;
  if (value.length === 0) return <Empty />;
  return (
    <span className={classes.list}>
      {value.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values have no other key
        <span key={index} className={field.kind === 'TEXT' ? classes.item : undefined}>
          <Value field={field} value={item} row={row} />
        </span>
      ))}
    </span>
  );
}

const Empty = () => <span className={classes.empty}>–</span>;

function Value({ field, value, row }: FieldValueProps & { value: unknown }) {
  const language = useLanguage();
  if (value === null || value === undefined || value === '') return <Empty />;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  switch (field.kind) {
    case 'BOOLEAN':
      return <YesNo isYes={value === true} />;
    case 'ENUM':
      return <StatusBadge tone={findTone(text)}>{getChoiceLabel(text)}</StatusBadge>;
    case 'INTEGER':
    case 'NUMBER':
      return <bdi>{typeof value === 'number' ? formatNumber(value, field, language) : text}</bdi>;
    case 'MONEY':
      return typeof value === 'number' ? (
        <MoneyText value={value} currency={findCurrency(row)} />
      ) : (
        <bdi>{text}</bdi>
      );
    case 'DATE':
      return <DateText value={text} />;
    case 'DATE_TIME':
      return Number.isNaN(Date.parse(text)) ? <bdi>{text}</bdi> : <TimeText value={text} />;
    case 'EMAIL':
      return (
        <a className={classes.link} href={`mailto:${text}`}>
          {text}
        </a>
      );
    case 'URL':
      return <UrlLink url={text} />;
    case 'PICTURE':
      return <img className={classes.picture} src={text} alt="" loading="lazy" />;
    case 'COLOR':
      return <Color color={text} />;
    case 'JSON':
      return <code className={classes.code}>{text}</code>;
    default:
      return <bdi>{text}</bdi>;
  }
}

/** Returns a number in the format of the language. Years and numbers of rows have no separators. */
const formatNumber = (value: number, { name }: Field, language: string) =>
  /year|number|id$/i.test(name)
    ? String(value)
    : getNumberFormat(language, { maximumFractionDigits: 3 }).format(value);

/** Returns the currency of the amounts of a row, if a field has it. */
function findCurrency({ values }: Row): string | undefined {
  const found = Object.entries(values as Record<string, unknown>).find(
    ([name, value]) => /currency/i.test(name) && /^[A-Z]{3}$/.test(String(value)),
  );
  return found && String(found[1]);
}

function YesNo({ isYes }: { isYes: boolean }) {
  const { t } = useTranslation('admin');
  const Icon = isYes ? IconCheck : IconMinus;

  return (
    <span className={classes.yesNo} data-yes={isYes || undefined}>
      <Icon size={16} stroke={2} aria-hidden />
      <span>{t(isYes ? 'value.yes' : 'value.no')}</span>
    </span>
  );
}

function UrlLink({ url }: { url: string }) {
  const text = url.replace(/^https?:\/\/(www\.)?/, '');
  if (!isSafeUrl(url)) return <bdi>{text}</bdi>;
  return (
    <a className={classes.link} href={url} target="_blank" rel="noreferrer">
      <bdi>{text}</bdi>
    </a>
  );
}

function Color({ color }: { color: string }) {
  return (
    <span className={classes.color}>
      <svg width={16} height={16} aria-hidden="true">
        <rect width={16} height={16} rx={4} fill={color.replace(/^(?=[\da-f]{6}$)/i, '#')} />
      </svg>
      <bdi>{color}</bdi>
    </span>
  );
}

/** Tones of states by the words that they contain. The first pattern that matches applies. */
const tones: [RegExp, Tone][] = [
  [
    /cancel|fail|reject|delet|error|banned|block|overdue|declin|refus|urgent|critical|suspend|expired|lost|denied/,
    'danger',
  ],
  [/draft|archiv|inactive|closed|none|unknown|disabled|hidden|backlog|low/, 'neutral'],
  [
    /pending|progress|review|wait|hold|open|high|trial|partial|invited|started|processing|scheduled/,
    'warning',
  ],
  [
    /active|publish|done|complet|paid|deliver|approv|merged|success|accept|confirm|enabled|resolved|available|won|public/,
    'success',
  ],
  [/new|todo|sent|shipped|medium|planned|private|internal|beta/, 'info'],
];

/** Returns the tone of a value of an enum, so that states are recognized by their colour, too. */
const findTone = (choice: string): Tone =>
  tones.find(([pattern]) => pattern.test(choice.toLowerCase()))?.[1] ?? 'neutral';
