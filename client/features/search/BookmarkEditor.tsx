import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePagesQuery } from '../../gql/search/hooks.ts';
import type { PanelProps } from '../../ui/PanelButton.tsx';
import { rankItems } from './matching.ts';
import { SearchOptionList } from './SearchOptionList.tsx';
import { useLabeledPages } from './useLabeledPages.ts';
import { usePageOptions } from './usePageOptions.tsx';
import { useSearchCombobox } from './useSearchCombobox.ts';

const maxResults = 6;

/** The bookmarks, or the pages that match the search. A star adds or removes the bookmark of a page. */
export function BookmarkEditor({ onClose }: PanelProps) {
  const { t } = useTranslation('search');
  const [q, setQ] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { data } = usePagesQuery();
  const pages = useLabeledPages(data?.pages ?? []);
  const createOptions = usePageOptions();
  const isSearching = q.trim() !== '';
  const visiblePages = isSearching
    ? rankItems(pages, q, ({ label }) => label).slice(0, maxResults)
    : pages.filter(({ isBookmarked }) => isBookmarked);
  const combobox = useSearchCombobox({
    q,
    groups: [
      {
        key: 'pages',
        label: t(isSearching ? 'pages' : 'bookmarks'),
        options: createOptions(visiblePages),
      },
    ],
    onClose,
  });

  // The panel has moved the focus before this code was loaded.
  useEffect(() => field.current?.focus(), []);

  return (
    <>
      <TextInput
        {...combobox.fieldProps}
        ref={field}
        variant="unstyled"
        size="lg"
        px="lg"
        aria-label={t('find')}
        placeholder={t('find')}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <SearchOptionList
        combobox={combobox}
        label={t('find')}
        q={q}
        emptyText={data ? (isSearching ? t('nothing', { q }) : t('none')) : ''}
      />
    </>
  );
}
