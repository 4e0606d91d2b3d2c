import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Finder } from './Finder.tsx';
import classes from './Palette.module.css';
import { useRecentSearches } from './recent.ts';
import { usePaletteGroups } from './usePaletteGroups.tsx';

/** What the palette asks and offers; it starts afresh with each opening. */
export function PaletteBody({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  const [q, setQ] = useState('');
  const searches = useRecentSearches();
  const { groups, isWaiting } = usePaletteGroups(q, { ...searches, onPick: setQ });

  return (
    <>
      <Finder
        label={t('explore')}
        q={q}
        onType={setQ}
        groups={groups}
        empty={isWaiting ? '' : t('nothing', { q: q.trim() })}
        aside={<CloseButton size="lg" aria-label={t('close')} onClick={onClose} />}
        onChosen={({ isStaying }) => {
          if (!isStaying) searches.add(q);
        }}
        onClose={onClose}
      />
      <footer className={classes.footer}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('key.move')}
        </span>
        <span>
          <kbd>↵</kbd> {t('key.open')}
        </span>
        <span>
          <kbd>Ctrl D</kbd> {t('key.star')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('key.close')}
        </span>
      </footer>
    </>
  );
}
