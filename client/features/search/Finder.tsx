import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import classes from './Finder.module.css';
import { FinderRow } from './FinderRow.tsx';
import type { FinderGroup, FinderOption } from './finder.ts';

interface FinderProps {
  label: string;
  q: string;
  onType: (q: string) => void;
  groups: FinderGroup[];
  /** Said where nothing is found. */
  empty: string;
  /** Beside the field. */
  aside?: ReactNode;
  onChosen?: (option: FinderOption) => void;
  onClose: () => void;
}

/** A field and what it finds. The focus stays in the field; arrows say which option is meant. */
export function Finder({ label, q, onType, groups, empty, aside, onChosen, onClose }: FinderProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState('');
  const options = groups.flatMap((group) => group.options);
  const index = Math.max(
    0,
    options.findIndex(({ key }) => key === meant),
  );
  const active = options[index];

  // What is loaded after a panel has opened is not found by its focus trap.
  useEffect(() => field.current?.focus(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the active option may have moved
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.key]);

  function choose(option: FinderOption, isNewTab = false) {
    onChosen?.(option);
    if (option.to && isNewTab) {
      window.open(option.to, '_blank', 'noopener');
      return;
    }
    if (!option.isStaying) onClose();
    if (option.to) void navigate(option.to);
    else option.run?.();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    // Enter that ends the writing of a syllable chooses nothing.
    if (nativeEvent.isComposing) return;
    const isCommand = ctrlKey || metaKey;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];

    if (step && options.length > 0) {
      setMeant(options[(index + step + options.length) % options.length]?.key ?? '');
    } else if (key === 'Enter' && active) choose(active, isCommand);
    else if (isCommand && key.toLowerCase() === 'd' && active?.bookmark) active.bookmark.toggle();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className={classes.field}>
        <input
          ref={field}
          className={classes.input}
          role="combobox"
          aria-label={label}
          aria-expanded={options.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? id + active.key : undefined}
          placeholder={label}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          data-autofocus
          value={q}
          onChange={(event) => {
            setMeant('');
            onType(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        {aside}
      </div>
      <div ref={list} className={classes.list} id={`${id}list`} role="listbox" aria-label={label}>
        {groups
          .filter((group) => group.options.length > 0)
          .map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, not fieldsets
            <div key={group.key} role="group" aria-labelledby={id + group.key}>
              <div className={classes.heading} id={id + group.key} role="presentation">
                {group.label}
              </div>
              {group.options.map((option) => (
                <FinderRow
                  key={option.key}
                  id={id + option.key}
                  option={option}
                  q={q}
                  isActive={option.key === active?.key}
                  onPoint={() => setMeant(option.key)}
                  onChoose={(isNewTab) => choose(option, isNewTab)}
                />
              ))}
            </div>
          ))}
      </div>
      <p className={options.length > 0 ? 'fd-sr-only' : classes.empty} role="status">
        {options.length > 0 ? q && t('found', { count: options.length }) : empty}
      </p>
    </>
  );
}
