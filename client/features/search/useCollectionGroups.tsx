import { useDebouncedValue } from '@mantine/hooks';
import { IconStack2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFindRowsQuery } from '../../gql/search/hooks.ts';
import { screenRegistry } from '../../navigation/screenRegistry.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { rankItems } from './matching.ts';
import type { SearchOption, SearchOptionGroup } from './searchOptions.ts';
import { useCommandOptions } from './useCommandOptions.tsx';

/** The maximum number of collections, and of commands. */
const maxResults = 5;
/** The delay between the last input and the request, in milliseconds. */
const debounceDelay = 120;

/** Returns the results of the query for an own schema: collections, rows and commands. */
export function useCollectionGroups(q: string) {
  const { t } = useTranslation('search');
  const [debounced] = useDebouncedValue(q.trim(), debounceDelay);
  const { data, previousData, loading } = useFindRowsQuery({
    variables: { q: debounced },
    skip: debounced === '',
  });
  const commands = useCommandOptions();
  const collections = screenRegistry.menu.flatMap(({ id, label, to, icon: Icon = IconStack2 }) =>
    label === undefined
      ? []
      : [{ key: id, label, to, icon: <Icon size={20} stroke={1.6} /> } satisfies SearchOption],
  );
  const paths = new Map(collections.map(({ key, to }) => [key, to]));
  const rows = ((data ?? previousData)?.findCollectionRows ?? []).map(
    ({ id, collection, title, picture }): SearchOption => ({
      key: `row-${collection}-${id}`,
      label: title,
      note: collection,
      icon: <PersonAvatar fullName={title} avatar={picture ?? ''} isDecorative />,
      to: `${paths.get(`collection.${collection}`)}/view/${encodeURIComponent(id)}`,
    }),
  );
  const rank = (options: SearchOption[]) =>
    q.trim() === ''
      ? options.slice(0, maxResults * 2)
      : rankItems(options, q, ({ label }) => label).slice(0, maxResults);

  const groups: SearchOptionGroup[] = [
    { key: 'collections', label: t('collections'), options: rank(collections) },
    { key: 'rows', label: t('rows'), options: q.trim() === '' ? [] : rows },
    { key: 'commands', label: t('commands'), options: rank(commands) },
  ];
  return { groups, isLoading: loading || q.trim() !== debounced };
}
