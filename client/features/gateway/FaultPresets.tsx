import { Card, SimpleGrid, Switch, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { findPreset, presetIds } from './faults.ts';
import type { useFaults } from './useFaults.ts';

/** The presets of fault rules, each with a switch. */
export function FaultPresets({ faults }: { faults: ReturnType<typeof useFaults> }) {
  const { t } = useTranslation('gateway');
  const id = useId();

  return (
    <Card component="section" padding="20px 24px" mod={{ edge: 'padded' }} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {t('faults.presets')}
      </Title>
      <Text c="dimmed">{t('faults.presetsText')}</Text>
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
