import { RangeSlider, Slider, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Three ways in which a thumb can affect the other thumb, and a value that changes on release. */
export function Behaviour() {
  const { t } = useTranslation('slider');
  const [releasedValue, setReleasedValue] = useState(40);
  const thumbLabels = { thumbFromLabel: t('from'), thumbToLabel: t('to') };

  return (
    <Stack gap={4}>
      <p>{t('stopsAtOther')}</p>
      <RangeSlider {...thumbLabels} defaultValue={[20, 60]} minRange={10} pushOnOverlap={false} />
      <p>{t('pushesOther')}</p>
      <RangeSlider {...thumbLabels} defaultValue={[20, 60]} minRange={10} />
      <p>{t('keepsDistance')}</p>
      <RangeSlider {...thumbLabels} defaultValue={[20, 60]} minRange={40} maxRange={40} />
      <p role="status">{t('released', { released: releasedValue })}</p>
      <Slider
        defaultValue={releasedValue}
        onChangeEnd={setReleasedValue}
        thumbLabel={t('pieces')}
      />
    </Stack>
  );
}
