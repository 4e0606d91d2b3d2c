import { useDebouncedValue } from '@mantine/hooks';
import {
  IconArticle,
  IconCalendarEvent,
  IconChecklist,
  IconFileText,
  IconHelpCircle,
  IconMail,
  IconPackage,
  IconShoppingCart,
  IconUser,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../data/clock.ts';
import type { SearchQuery, SearchRecordType } from '../../gql/search/graphql.ts';
import { useSearchQuery } from '../../gql/search/hooks.ts';
import { canOpen } from '../../navigation/screenRegistry.ts';
import { formatDay } from '../../ui/DateText.tsx';
import { getNumberFormat } from '../../ui/formats.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { typedEntries } from '../../ui/typedKeys.ts';
import { useLanguage } from '../../ui/useLanguage.ts';
import { findMatch } from './matching.ts';
import type { SearchOption, SearchOptionGroup } from './searchOptions.ts';

/** The delay between the last input and the request, in milliseconds. */
const debounceDelay = 120;

/** The kinds of records in the order of their groups, with their icons. */
const recordIcons = {
  INVOICE: IconFileText,
  ORDER: IconShoppingCart,
  USER: IconUser,
  PRODUCT: IconPackage,
  TASK: IconChecklist,
  EMAIL: IconMail,
  EVENT: IconCalendarEvent,
  POST: IconArticle,
  QUESTION: IconHelpCircle,
} satisfies Record<SearchRecordType, typeof IconUser>;

type FoundRecord = SearchQuery['searchRecords'][number];

interface ServerResults {
  /** The groups of records. A group without a result has no options. */
  records: SearchOptionGroup[];
  files: SearchOption[];
  isLoading: boolean;
}

/**
 * Returns the records and files that the server finds. While a request is pending, returns the previous results that
 * still match.
 */
export function useServerResults(q: string): ServerResults {
  const { t } = useTranslation('search');
  const [debouncedQuery] = useDebouncedValue(q, debounceDelay);
  const { data, previousData, loading } = useSearchQuery({
    variables: { q: debouncedQuery },
    skip: q === '' || debouncedQuery === '',
  });
  const createOption = useRecordOption();
  const { search, searchRecords = [] } = data ?? previousData ?? {};
  const isCurrent = data !== undefined && q === debouncedQuery;
  const records = searchRecords.filter(
    ({ link, title, note }) =>
      canOpen(link) && (isCurrent || [title, note].some((text) => findMatch(text, q))),
  );

  return {
    records: typedEntries(recordIcons).map(([type]) => ({
      key: type,
      label: t(`record.${type}`),
      options: records.filter((record) => record.type === type).map(createOption),
    })),
    files: (search?.files ?? [])
      .filter(({ title }) => findMatch(title, q) !== undefined)
      .map(({ title, by, size, file, address }) => ({
        key: `file-${address}`,
        label: title,
        note: `${by} · ${size}`,
        icon: <img src={file} alt="" />,
        run: () => downloadFile(address),
      })),
    isLoading: loading || q !== debouncedQuery,
  };
}

/** Returns a function that creates the option of a record. */
function useRecordOption() {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const today = useToday();

  return ({ type, id, title, note, link, amount, currency, status, at, ...record }: FoundRecord) =>
    ({
      key: id,
      label: title,
      note: note || undefined,
      icon: <RecordIcon type={type} title={title} {...record} />,
      amount:
        typeof amount === 'number'
          ? getNumberFormat(language, {
              style: 'currency',
              currency: currency ?? 'USD',
              currencyDisplay: 'narrowSymbol',
            }).format(amount)
          : undefined,
      detail:
        [
          status && t(`status.${status as 'DRAFT'}`),
          at && !amount && formatDay(at, today, language),
        ]
          .filter(Boolean)
          .join(' · ') || undefined,
      to: link,
    }) satisfies SearchOption;
}

/** The kinds of records that show a picture instead of an icon. */
const typesWithPicture: string[] = ['PRODUCT', 'POST'];

function RecordIcon({ type, title, picture }: Pick<FoundRecord, 'type' | 'title' | 'picture'>) {
  const Icon = recordIcons[type];
  if (type === 'USER') return <PersonAvatar fullName={title} avatar={picture} isDecorative />;
  if (picture && typesWithPicture.includes(type)) return <img src={picture} alt="" />;
  return <Icon size={20} stroke={1.6} />;
}

function downloadFile(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
