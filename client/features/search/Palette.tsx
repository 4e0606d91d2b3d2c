import '@mantine/spotlight/styles.layer.css';
import { CloseButton } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasOwnSchema } from '../../config.ts';
import classes from './Palette.module.css';
import { SearchOptionList } from './SearchOptionList.tsx';
import { useCollectionGroups } from './useCollectionGroups.tsx';
import { usePaletteGroups } from './usePaletteGroups.tsx';
import { useRecentSearches } from './useRecentSearches.ts';
import { useSearchCombobox } from './useSearchCombobox.ts';

/** The results depend on the server, which does not change while the page is open. */
const useGroups: typeof usePaletteGroups = hasOwnSchema ? useCollectionGroups : usePaletteGroups;

interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
  /** The text of the search field. It is kept outside, because users can type before the dialog has the focus. */
  text: string;
  onText: (text: string) => void;
}

/** A dialog that searches pages, files, people and commands. */
export function Palette({ isOpen, onClose, text, onText }: PaletteProps) {
  const { t } = useTranslation('search');
  const [[store, spotlight]] = useState(createSpotlight);

  useEffect(() => (isOpen ? spotlight.open() : spotlight.close()), [isOpen, spotlight]);

  return (
    <Spotlight.Root
      store={store}
      onSpotlightClose={onClose}
      // The button in the header handles the shortcuts, because it loads before this code.
      shortcut={null}
      size={640}
      yOffset="12dvh"
      centered={false}
      zIndex={300}
      overlayProps={{ backgroundOpacity: 0.45 }}
      transitionProps={{ duration: 120 }}
      attributes={{ content: { 'aria-label': t('title') } }}
      classNames={{ content: classes.content }}
    >
      <PaletteBody onClose={spotlight.close} text={text} onText={onText} />
    </Spotlight.Root>
  );
}

/** The content of the palette, which is rendered only while the palette is open. */
function PaletteBody({ onClose, text: q, onText: setQ }: Omit<PaletteProps, 'isOpen'>) {
  const { t } = useTranslation('search');
  const label = t(hasOwnSchema ? 'exploreRows' : 'explore');
  const searches = useRecentSearches();
  const { groups, isLoading } = useGroups(q, { ...searches, onSelect: setQ });
  const combobox = useSearchCombobox({
    q,
    groups,
    onOpenOption: ({ shouldStayOpen }) => {
      if (!shouldStayOpen) searches.add(q);
    },
    onClose,
  });

  return (
    <>
      <Spotlight.Search
        {...combobox.fieldProps}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
        size="lg"
        aria-label={label}
        placeholder={label}
        rightSection={<CloseButton size="lg" aria-label={t('close')} onClick={onClose} />}
        rightSectionPointerEvents="all"
      />
      <SearchOptionList
        combobox={combobox}
        label={label}
        q={q}
        emptyText={isLoading ? '' : t('nothing', { q: q.trim() })}
      />
      <Spotlight.Footer className={classes.footer}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('key.move')}
        </span>
        <span>
          <kbd>↵</kbd> {t('key.open')}
        </span>
        {!hasOwnSchema && (
          <span>
            <kbd>Ctrl D</kbd> {t('key.star')}
          </span>
        )}
        <span>
          <kbd>Esc</kbd> {t('key.close')}
        </span>
      </Spotlight.Footer>
    </>
  );
}
