import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EventKind } from '../../gql/calendar/graphql.ts';
import classes from './KindFilter.module.css';
import { kindIcons, kindNames, kinds } from './kinds.ts';

interface KindFilterProps {
  shown: EventKind[];
  /** The number of events of each type in the view. */
  counts: Map<EventKind, number>;
  onChange: (shown: EventKind[]) => void;
}

/** Checkboxes that filter events by type. */
export function KindFilter({ shown, counts, onChange }: KindFilterProps) {
  const { t, i18n } = useTranslation('calendar');
  const isAll = shown.length === kinds.length;

  function toggle(kind: EventKind) {
    const others = shown.filter((one) => one !== kind);
    onChange(others.length < shown.length ? others : [...shown, kind]);
  }

  return (
    <fieldset className={classes.filter}>
      <legend className={classes.legend}>{t('filter')}</legend>
      <ul className={classes.list}>
        <li className={classes.kind}>
          <Checkbox
            label={t('allKinds')}
            checked={isAll}
            indeterminate={!isAll && shown.length > 0}
            onChange={() => onChange(isAll ? [] : kinds)}
          />
        </li>
        {kinds.map((kind) => {
          const Icon = kindIcons[kind];
          const name = kindNames[kind];
          return (
            <li key={kind} className={classes.kind} data-kind={name}>
              <Checkbox
                color="var(--event)"
                label={
                  <span className={classes.label}>
                    <Icon className={classes.icon} size={16} stroke={1.8} aria-hidden />
                    {t(`kind.${name}`)}
                  </span>
                }
                checked={shown.includes(kind)}
                onChange={() => toggle(kind)}
              />
              <span className={classes.count} aria-hidden>
                {(counts.get(kind) ?? 0).toLocaleString(i18n.language)}
              </span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
