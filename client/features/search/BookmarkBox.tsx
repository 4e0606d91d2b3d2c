import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePagesQuery } from '../../gql/search/hooks.ts';
import type { PanelProps } from '../../ui/PanelButton.tsx';
import { FinderList } from './FinderList.tsx';
import { rankItems } from './matching.ts';
import { useFinder } from './useFinder.ts';
import { usePageOptions } from './usePageOptions.tsx';
import { usePlaces } from './usePlaces.ts';

const shown = 6;

/** The bookmarks, or the pages that match the search. Each has a star. */
export function BookmarkBox({ onClose }: PanelProps) {
  const { t } = useTranslation('search');
  const [q, setQ] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { data } = usePagesQuery();
  const places = usePlaces(data?.pages ?? []);
  const optionsOf = usePageOptions();
  const isSearching = q.trim() !== '';
  const found = isSearching
    ? rankItems(places, q, ({ label }) => label).slice(0, shown)
    : places.filter(({ isBookmarked }) => isBookmarked);
  const finder = useFinder({
    q,
    groups: [
      {
        key: 'pages',
        label: t(isSearching ? 'pages' : 'bookmarks'),
        options: optionsOf(found),
      },
    ],
    onClose,
  });

  // The panel moved the focus before this code was loaded.
  useEffect(() => field.current?.focus(), []);

  return (
    <>
      <TextInput
        {...finder.fieldProps}
        ref={field}
        variant="unstyled"
        size="lg"
        px="lg"
        aria-label={t('find')}
        placeholder={t('find')}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <FinderList
        finder={finder}
        label={t('find')}
        q={q}
        empty={data ? (isSearching ? t('nothing', { q }) : t('none')) : ''}
      />
    </>
  );
}
