import { Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Legend.module.css';

interface Entry {
  name: string;
  label: string;
  color?: number;
}

interface LegendState {
  entries: (Entry & { cssColor: string; isShown: boolean; toggle: () => void })[];
}

/** Returns the visible series and the entries of the legend. One series always stays visible. */
export function useLegend(series: Entry[]) {
  const [hidden, setHidden] = useState<string[]>([]);
  const shown = series.filter(({ name }) => !hidden.includes(name));
  const getCssColor = (entry: Entry) =>
    `var(--fd-chart-${(entry.color ?? series.indexOf(entry)) % 8})`;

  return {
    shown: shown.map((entry) => ({ ...entry, color: getCssColor(entry) })),
    entries: series.map((entry) => ({
      ...entry,
      cssColor: getCssColor(entry),
      isShown: shown.includes(entry),
      toggle: () => {
        if (!shown.includes(entry)) setHidden(hidden.filter((name) => name !== entry.name));
        else if (shown.length > 1) setHidden([...hidden, entry.name]);
      },
    })),
  };
}

/** A chart with buttons that show and hide its series. */
export function Legend({ entries, children }: LegendState & { children: ReactNode }) {
  const { t } = useTranslation('app');

  return (
    <Stack gap="sm" className={classes.chart}>
      {entries.length > 1 && (
        <Group
          gap="xs"
          align="stretch"
          ms={-8}
          className={classes.legend}
          role="group"
          aria-label={t('ui.chart.series')}
        >
          {entries.map(({ name, label, cssColor, isShown, toggle }) => (
            <button key={name} type="button" aria-pressed={isShown} onClick={toggle}>
              <i style={{ backgroundColor: cssColor }} />
              {label}
            </button>
          ))}
        </Group>
      )}
      {children}
    </Stack>
  );
}
