import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { withBase } from '../../state/basePath.ts';
import type { FinderGroup, FinderOption } from './finder.ts';

interface FinderSettings {
  q: string;
  groups: FinderGroup[];
  onChoose?: (option: FinderOption) => void;
  onClose: () => void;
}

export type Finder = ReturnType<typeof useFinder>;

/** Connects a search field with the list of what it finds. The focus stays in the field. */
export function useFinder({ q, groups, onChoose, onClose }: FinderSettings) {
  const navigate = useNavigate();
  const id = useId();
  const [selected, setSelected] = useState({ key: '', q: '' });
  const options = groups.flatMap((group) => group.options);
  // Another query selects the first option. Results that arrive later do not change the selection.
  const found = options.findIndex(({ key }) => key === selected.key && q === selected.q);
  const index = Math.max(0, found);
  const active = options[index];
  const idOf = ({ key }: FinderOption) => id + key;
  const activeId = active && idOf(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function choose(option: FinderOption, isNewTab = false) {
    onChoose?.(option);
    if (option.to && isNewTab) {
      window.open(withBase(option.to), '_blank', 'noopener');
      return;
    }
    if (!option.isStaying) onClose();
    if (option.to) void navigate(option.to);
    else option.run?.();
  }

  function onKeyDownCapture(event: KeyboardEvent) {
    const { key, nativeEvent } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    // Enter that ends the composition of a character selects nothing.
    if (nativeEvent.isComposing || !active) return;

    if (step) {
      const next = options[(index + step + options.length) % options.length] ?? active;
      setSelected({ key: next.key, q });
    } else if (key === 'Enter') choose(active, isCommand);
    else if (isCommand && key.toLowerCase() === 'd' && active.bookmark) active.bookmark.toggle();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    groups: groups.filter((group) => group.options.length > 0),
    count: options.length,
    active,
    idOf,
    select: ({ key }: FinderOption) => setSelected({ key, q }),
    choose,
    listId: `${id}list`,
    fieldProps: {
      role: 'combobox',
      'aria-expanded': options.length > 0,
      'aria-controls': `${id}list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      enterKeyHint: 'go',
      'data-autofocus': true,
      onKeyDownCapture,
    } as const,
  };
}
