import { Switch } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import panel from './ControlPanel.module.css';
import classes from './FaultsTab.module.css';
import { presetIds, presetOf } from './faults.ts';
import type { useFaults } from './useFaults.ts';

/** Common faults, each of which one click turns on and off. */
export function FaultPresets({ faults }: { faults: ReturnType<typeof useFaults> }) {
  const { t } = useTranslation('gateway');
  const id = useId();

  return (
    <section className={`${panel.card} ${panel.padded}`} aria-labelledby={id}>
      <h2 id={id} className={panel.heading}>
        {t('faults.presets')}
      </h2>
      <p className={panel.note}>{t('faults.presetsText')}</p>
      <div className={classes.presets}>
        {presetIds.map((preset) => (
          <Switch
            key={preset}
            label={t(`preset.${preset}.name`)}
            description={t(`preset.${preset}.text`)}
            checked={faults.rules.some((rule) => rule.isEnabled && presetOf(rule) === preset)}
            onChange={() => void faults.toggle(preset)}
          />
        ))}
      </div>
    </section>
  );
}
