import { useTranslation } from 'react-i18next';
import classes from './Finder.module.css';
import { FinderRow } from './FinderRow.tsx';
import type { Finder } from './useFinder.ts';

interface FinderListProps {
  finder: Finder;
  label: string;
  q: string;
  /** Shown if nothing was found. */
  empty: string;
}

/** The results in groups, and their number. Spotlight's own list has no ARIA roles. */
export function FinderList({ finder, label, q, empty }: FinderListProps) {
  const { t } = useTranslation('search');
  const { count, groups } = finder;

  return (
    <>
      <div className={classes.list} id={finder.listId} role="listbox" aria-label={label}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, not fieldsets
          <div key={group.key} role="group" aria-label={group.label}>
            <div className={classes.heading} aria-hidden>
              {group.label}
            </div>
            {group.options.map((option) => (
              <FinderRow
                key={option.key}
                id={finder.idOf(option)}
                option={option}
                q={q}
                isActive={option.key === finder.active?.key}
                onPoint={() => finder.select(option)}
                onChoose={(isNewTab) => finder.choose(option, isNewTab)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={count > 0 ? 'fd-sr-only' : classes.empty} role="status">
        {count > 0 ? q && t('found', { count }) : empty}
      </p>
    </>
  );
}
