import { Card, SimpleGrid, Switch } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import panel from './ControlPanel.module.css';
import { findPreset, presetIds } from './faults.ts';
import type { useFaults } from './useFaults.ts';

/** The presets of fault rules, each with a switch. */
export function FaultPresets({ faults }: { faults: ReturnType<typeof useFaults> }) {
  const { t } = useTranslation('gateway');
  const id = useId();

  return (
    <Card component="section" padding="20px 24px" mod={{ edge: 'padded' }} aria-labelledby={id}>
      <h2 id={id} className={panel.heading}>
        {t('faults.presets')}
      </h2>
      <p className={panel.note}>{t('faults.presetsText')}</p>
      <SimpleGrid spacing="lg" mt="lg" minColWidth="min(100%, 190px)">
        {presetIds.map((preset) => (
          <Switch
            key={preset}
            label={t(`preset.${preset}.name`)}
            description={t(`preset.${preset}.text`)}
            checked={faults.rules.some((rule) => rule.isEnabled && findPreset(rule) === preset)}
            onChange={() => void faults.toggle(preset)}
          />
        ))}
      </SimpleGrid>
    </Card>
  );
}
