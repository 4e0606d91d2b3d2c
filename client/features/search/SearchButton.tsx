import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import classes from './SearchButton.module.css';

const Palette = lazyComponent(async () => (await import('./Palette.tsx')).Palette);

/** The button that opens the palette. On wide screens, it looks like a search field. The shortcuts are Ctrl+K and `/`. */
export function SearchButton() {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const isWide = useMediaQuery('(min-width: 1200px)', false, { getInitialValueInEffect: false });

  function open() {
    setRequested(true);
    setOpen(true);
  }

  const buttonProps = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K /',
    onClick: open,
  } as const;

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      setRequested(true);
      setOpen(true);
    }

    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      {isWide ? (
        <UnstyledButton className={classes.field} {...buttonProps}>
          <IconSearch size={18} stroke={1.6} aria-hidden />
          <span className={classes.text}>{t('navbar.find')}</span>
          <Kbd size="xs" aria-hidden>
            {t('navbar.findKey')}
          </Kbd>
        </UnstyledButton>
      ) : (
        <ActionIcon
          size={40}
          variant="subtle"
          color="gray"
          aria-label={t('navbar.search')}
          {...buttonProps}
        >
          <IconSearch size={20} stroke={1.6} />
        </ActionIcon>
      )}
      {isRequested && (
        <Suspense>
          <Palette isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Returns whether a key opens the palette. Excludes `/` in dialogs and fields, and Ctrl+K in rich text editors. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const element = target instanceof HTMLElement ? target : null;
  if (element?.isContentEditable || altKey) return false;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return true;
  return (
    key === '/' &&
    !ctrlKey &&
    !metaKey &&
    !element?.closest('input, textarea, select, [role="dialog"]')
  );
}
