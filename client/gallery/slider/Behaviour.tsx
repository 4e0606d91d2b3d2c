import { RangeSlider, Slider, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Three behaviours of a thumb that reaches the other one, and a value that changes on release. */
export function Behaviour() {
  const { t } = useTranslation('slider');
  const [released, setReleased] = useState(40);
  const handles = { thumbFromLabel: t('from'), thumbToLabel: t('to') };

  return (
    <Stack gap={4}>
      <p>{t('stops')}</p>
      <RangeSlider {...handles} defaultValue={[20, 60]} minRange={10} pushOnOverlap={false} />
      <p>{t('pushes')}</p>
      <RangeSlider {...handles} defaultValue={[20, 60]} minRange={10} />
      <p>{t('keeps')}</p>
      <RangeSlider {...handles} defaultValue={[20, 60]} minRange={40} maxRange={40} />
      <p role="status">{t('released', { released })}</p>
      <Slider defaultValue={released} onChangeEnd={setReleased} thumbLabel={t('pieces')} />
    </Stack>
  );
}
