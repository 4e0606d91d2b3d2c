import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const Palette = lazyComponent(async () => (await import('./Palette.tsx')).Palette);

/** Opens the palette. Ctrl+K and `/` are its shortcuts. */
export function SearchButton() {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);

  function open() {
    setAsked(true);
    setOpen(true);
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      setAsked(true);
      setOpen(true);
    }

    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <ActionIcon
        size={40}
        variant="subtle"
        color="gray"
        aria-label={t('navbar.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
      >
        <IconSearch size={20} stroke={1.6} />
      </ActionIcon>
      {isAsked && (
        <Suspense>
          <Palette isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Ignores `/` in dialogs and fields, and Ctrl+K in rich text editors. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const place = target instanceof HTMLElement ? target : null;
  if (place?.isContentEditable || altKey) return false;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return true;
  return (
    key === '/' &&
    !ctrlKey &&
    !metaKey &&
    !place?.closest('input, textarea, select, [role="dialog"]')
  );
}
