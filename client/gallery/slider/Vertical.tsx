import { Group, RangeSlider, Slider } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Vertical sliders: plain, inverted, with permanent labels, and with a maximum of 40. */
export function Vertical() {
  const { t } = useTranslation('slider');
  const [limitedValue, setLimitedValue] = useState(20);

  return (
    <Group gap={64} py="sm">
      <Slider orientation="vertical" defaultValue={60} thumbLabel={t('pieces')} />
      <Slider orientation="vertical" defaultValue={60} inverted thumbLabel={t('filledFromEnd')} />
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
        value={limitedValue}
        onChange={(value) => setLimitedValue(Math.min(value, 40))}
        thumbLabel={t('upTo40')}
      />
    </Group>
  );
}
