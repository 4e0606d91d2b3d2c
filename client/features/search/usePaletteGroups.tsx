import { IconHistory, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePagesQuery } from '../../gql/search/hooks.ts';
import { rankItems } from './matching.ts';
import type { SearchOptionGroup } from './searchOptions.ts';
import { useCommandOptions } from './useCommandOptions.tsx';
import { useLabeledPages } from './useLabeledPages.ts';
import { usePageOptions } from './usePageOptions.tsx';
import { useServerResults } from './useServerResults.tsx';

/** The maximum number of pages, and of commands. */
const maxResults = 4;
const iconProps = { size: 20, stroke: 1.6 };

interface RecentSearches {
  recent: string[];
  clear: () => void;
  onSelect: (q: string) => void;
}

/** Returns the results of the query in groups. Without a query, returns recent searches, bookmarks and commands. */
export function usePaletteGroups(q: string, { recent, clear, onSelect }: RecentSearches) {
  const { t } = useTranslation('search');
  const { data, loading } = usePagesQuery();
  const pages = useLabeledPages(data?.pages ?? []);
  const createOptions = usePageOptions();
  const commands = useCommandOptions();
  const serverResults = useServerResults(q.trim());
  // A page that a command opens is listed only once.
  const otherPages = pages.filter(({ link }) => !commands.some(({ to }) => to === link));

  const initialGroups: SearchOptionGroup[] = [
    {
      key: 'recent',
      label: t('recent'),
      options: [
        ...recent.map((text) => ({
          key: `recent-${text}`,
          label: text,
          icon: <IconHistory {...iconProps} />,
          run: () => onSelect(text),
          shouldStayOpen: true,
        })),
        ...(recent.length > 0
          ? [
              {
                key: 'clear',
                label: t('clearRecent'),
                icon: <IconTrash {...iconProps} />,
                run: clear,
                shouldStayOpen: true,
              },
            ]
          : []),
      ],
    },
    {
      key: 'bookmarks',
      label: t('bookmarks'),
      options: createOptions(pages.filter(({ isBookmarked }) => isBookmarked)),
    },
    { key: 'commands', label: t('commands'), options: commands },
  ];

  const resultGroups: SearchOptionGroup[] = [
    {
      key: 'pages',
      label: t('pages'),
      options: createOptions(rankItems(otherPages, q, ({ label }) => label).slice(0, maxResults)),
    },
    {
      key: 'commands',
      label: t('commands'),
      options: rankItems(commands, q, ({ label }) => label).slice(0, maxResults),
    },
    ...serverResults.records,
    { key: 'files', label: t('files'), options: serverResults.files },
  ];

  return {
    groups: q.trim() === '' ? initialGroups : resultGroups,
    isLoading: loading || serverResults.isLoading,
  };
}
