import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { withBase } from '../../navigation/basePath.ts';
import type { SearchOption, SearchOptionGroup } from './searchOptions.ts';

interface SearchComboboxSettings {
  q: string;
  groups: SearchOptionGroup[];
  onOpenOption?: (option: SearchOption) => void;
  onClose: () => void;
}

/** The state and the props of a search field with a list of options. */
export type SearchCombobox = ReturnType<typeof useSearchCombobox>;

/** Returns the state and the props of a search field with a list of options. The focus stays in the field. */
export function useSearchCombobox({ q, groups, onOpenOption, onClose }: SearchComboboxSettings) {
  const navigate = useNavigate();
  const id = useId();
  const [selected, setSelected] = useState({ key: '', q: '' });
  const options = groups.flatMap((group) => group.options);
  // Another query selects the first option. Results that arrive later do not change the selection.
  const selectedIndex = options.findIndex(({ key }) => key === selected.key && q === selected.q);
  const index = Math.max(0, selectedIndex);
  const active = options[index];
  const getOptionId = ({ key }: SearchOption) => id + key;
  const activeId = active && getOptionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function openOption(option: SearchOption, isNewTab = false) {
    onOpenOption?.(option);
    if (option.to && isNewTab) {
      window.open(withBase(option.to), '_blank', 'noopener');
      return;
    }
    if (!option.shouldStayOpen) onClose();
    if (option.to) void navigate(option.to);
    else option.run?.();
  }

  function onKeyDownCapture(event: KeyboardEvent) {
    const { key, nativeEvent } = event;
    const hasCommandKey = event.ctrlKey || event.metaKey;
    const offset = { ArrowDown: 1, ArrowUp: -1 }[key];
    // An Enter key that completes a composed character must not open an option.
    if (nativeEvent.isComposing || !active) return;

    if (offset) {
      const next = options[(index + offset + options.length) % options.length] ?? active;
      setSelected({ key: next.key, q });
    } else if (key === 'Enter') openOption(active, hasCommandKey);
    else if (hasCommandKey && key.toLowerCase() === 'd' && active.bookmark)
      active.bookmark.toggle();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    groups: groups.filter((group) => group.options.length > 0),
    count: options.length,
    active,
    getOptionId,
    activate: ({ key }: SearchOption) => setSelected({ key, q }),
    openOption,
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
