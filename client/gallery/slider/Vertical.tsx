import { Group, RangeSlider, Slider } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Vertical sliders: plain, inverted, with a permanent label, and with a limit of forty. */
export function Vertical() {
  const { t } = useTranslation('slider');
  const [limited, setLimited] = useState(20);

  return (
    <Group gap={64} py="sm">
      <Slider orientation="vertical" defaultValue={60} thumbLabel={t('pieces')} />
      <Slider orientation="vertical" defaultValue={60} inverted thumbLabel={t('upper')} />
      <RangeSlider
        orientation="vertical"
        defaultValue={[20, 70]}
        labelAlwaysOn
        thumbFromLabel={t('from')}
        thumbToLabel={t('to')}
      />
      <Slider
        orientation="vertical"
        marks={[{ value: 40 }]}
        value={limited}
        onChange={(value) => setLimited(Math.min(value, 40))}
        thumbLabel={t('limited')}
      />
    </Group>
  );
}
