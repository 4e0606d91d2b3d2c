import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePagesQuery } from '../../gql/search/hooks.ts';
import type { PanelProps } from '../../ui/PanelButton.tsx';
import { Finder } from './Finder.tsx';
import { ranked } from './matching.ts';
import { usePageOptions } from './usePageOptions.tsx';
import { usePlaces } from './usePlaces.ts';

const shown = 6;

/** Under the star: bookmarks, and pages to bookmark. */
export function BookmarkBox({ onClose }: PanelProps) {
  const { t } = useTranslation('search');
  const [q, setQ] = useState('');
  const { data } = usePagesQuery();
  const places = usePlaces(data?.pages ?? []);
  const optionsOf = usePageOptions();
  const isSearching = q.trim() !== '';
  const found = isSearching
    ? ranked(places, q, ({ label }) => label).slice(0, shown)
    : places.filter(({ isBookmarked }) => isBookmarked);

  return (
    <Finder
      label={t('find')}
      q={q}
      onType={setQ}
      groups={[
        {
          key: 'pages',
          label: t(isSearching ? 'pages' : 'bookmarks'),
          options: optionsOf(found),
        },
      ]}
      empty={data ? (isSearching ? t('nothing', { q }) : t('none')) : ''}
      onClose={onClose}
    />
  );
}
