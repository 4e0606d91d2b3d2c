import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchOptionRow } from './SearchOptionRow.tsx';
import classes from './SearchOptions.module.css';
import type { SearchCombobox } from './useSearchCombobox.ts';

interface SearchOptionListProps {
  combobox: SearchCombobox;
  label: string;
  q: string;
  /** The text that is shown if the list has no options. */
  emptyText: string;
}

/** The options in groups, and their number. The list of Mantine's `Spotlight` has no ARIA roles. */
export function SearchOptionList({ combobox, label, q, emptyText }: SearchOptionListProps) {
  const { t } = useTranslation('search');
  const { count, groups } = combobox;

  return (
    <>
      <div className={classes.list} id={combobox.listId} role="listbox" aria-label={label}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, not fieldsets
          <div key={group.key} role="group" aria-label={group.label}>
            <Text component="div" size="xs" c="dimmed" fw={500} px="md" pt="sm" pb="xs" aria-hidden>
              {group.label}
            </Text>
            {group.options.map((option) => (
              <SearchOptionRow
                key={option.key}
                id={combobox.getOptionId(option)}
                option={option}
                q={q}
                isActive={option.key === combobox.active?.key}
                onActivate={() => combobox.activate(option)}
                onOpen={(isNewTab) => combobox.openOption(option, isNewTab)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={count > 0 ? 'fd-sr-only' : classes.empty} role="status">
        {count > 0 ? q && t('found', { count }) : emptyText}
      </p>
    </>
  );
}
