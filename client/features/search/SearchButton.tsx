import { ActionIcon, Kbd, Text, UnstyledButton } from '@mantine/core';
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
  const [text, setText] = useState('');
  const isWide = useMediaQuery('(min-width: 1200px)', false, { getInitialValueInEffect: false });

  const buttonProps = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K /',
    onClick: open,
  } as const;

  function open() {
    setText('');
    setRequested(true);
    setOpen(true);
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented) return;
      if (isOpen && isTextBesideDialog(event)) setText((before) => before + event.key);
      else if (isShortcut(event)) open();
      else return;
      event.preventDefault();
    }

    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      {isWide ? (
        <UnstyledButton className={classes.field} {...buttonProps}>
          <IconSearch size={18} stroke={1.6} aria-hidden />
          <Text span inherit truncate flex={1} miw={0}>
            {t('navbar.find')}
          </Text>
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
          <Palette isOpen={isOpen} onClose={() => setOpen(false)} text={text} onText={setText} />
        </Suspense>
      )}
    </>
  );
}

/** Returns whether a key is text for a palette whose code or focus is still on its way. */
const isTextBesideDialog = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  target,
}: KeyboardEvent) =>
  key.length === 1 &&
  !(ctrlKey || metaKey || altKey || isComposing) &&
  !(target instanceof Element && target.closest('[role="dialog"]'));

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
