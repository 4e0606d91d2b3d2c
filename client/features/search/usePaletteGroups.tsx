import { IconHistory, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePagesQuery } from '../../gql/search/hooks.ts';
import type { FinderGroup } from './finder.ts';
import { rankItems } from './matching.ts';
import { useCommandOptions } from './useCommandOptions.tsx';
import { useFound } from './useFound.tsx';
import { usePageOptions } from './usePageOptions.tsx';
import { usePlaces } from './usePlaces.ts';

const shown = 4;
const icon = { size: 20, stroke: 1.6 };

interface Searches {
  recent: string[];
  clear: () => void;
  onPick: (q: string) => void;
}

/** Returns the groups of the palette: bookmarks and recent searches, or the results. */
export function usePaletteGroups(q: string, { recent, clear, onPick }: Searches) {
  const { t } = useTranslation('search');
  const { data, loading } = usePagesQuery();
  const places = usePlaces(data?.pages ?? []);
  const optionsOf = usePageOptions();
  const commands = useCommandOptions();
  const found = useFound(q.trim());

  const atFirst: FinderGroup[] = [
    {
      key: 'recent',
      label: t('recent'),
      options: [
        ...recent.map((text) => ({
          key: `recent-${text}`,
          label: text,
          icon: <IconHistory {...icon} />,
          run: () => onPick(text),
          isStaying: true,
        })),
        ...(recent.length > 0
          ? [
              {
                key: 'clear',
                label: t('clearRecent'),
                icon: <IconTrash {...icon} />,
                run: clear,
                isStaying: true,
              },
            ]
          : []),
      ],
    },
    {
      key: 'bookmarks',
      label: t('bookmarks'),
      options: optionsOf(places.filter(({ isBookmarked }) => isBookmarked)),
    },
    { key: 'commands', label: t('commands'), options: commands },
  ];

  const hits: FinderGroup[] = [
    {
      key: 'pages',
      label: t('pages'),
      options: optionsOf(rankItems(places, q, ({ label }) => label).slice(0, shown)),
    },
    { key: 'files', label: t('files'), options: found.files },
    { key: 'contacts', label: t('contacts'), options: found.contacts },
    {
      key: 'commands',
      label: t('commands'),
      options: rankItems(commands, q, ({ label }) => label).slice(0, shown),
    },
  ];

  return { groups: q.trim() === '' ? atFirst : hits, isWaiting: loading || found.isWaiting };
}
