import { TextInput, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import classes from './QuickAdd.module.css';

interface QuickAddProps {
  /** The name of the group or column. */
  place: string;
  /** Adds a task. Returns whether it was added. */
  onAdd: (title: string) => Promise<boolean>;
}

/** A button that becomes a text field. Each Enter adds a task to the group or column. */
export function QuickAdd({ place, onAdd }: QuickAddProps) {
  const { t } = useTranslation('todo');
  const [title, setTitle] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);

  async function add(event: FormEvent) {
    event.preventDefault();
    const text = title?.trim();
    if (!text) return;
    setTitle('');
    if (!(await onAdd(text))) setTitle((current) => current || text);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    flushSync(() => setTitle(undefined));
    button.current?.focus();
  }

  if (title === undefined) {
    return (
      <UnstyledButton
        ref={button}
        className={classes.button}
        data-screen-only
        aria-label={t('quickAdd.label', { place })}
        onClick={() => setTitle('')}
      >
        <IconPlus size={16} stroke={1.7} aria-hidden />
        {t('quickAdd.button')}
      </UnstyledButton>
    );
  }

  return (
    <form className={classes.form} onSubmit={(event) => void add(event)}>
      <TextInput
        autoFocus
        aria-label={t('quickAdd.title', { place })}
        placeholder={t('quickAdd.placeholder')}
        autoComplete="off"
        enterKeyHint="done"
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => title.trim() === '' && setTitle(undefined)}
      />
    </form>
  );
}
