import { RangeSlider } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.tsx';

/** A slider with two thumbs selects a range. */
export function TwoHandles() {
  const { t } = useTranslation('slider');
  const [[from, to], setRange] = useState<[number, number]>([4000, 8000]);

  return (
    <>
      <RangeSlider
        min={2000}
        max={10_000}
        step={100}
        minRange={500}
        thumbFromLabel={t('from')}
        thumbToLabel={t('to')}
        value={[from, to]}
        onChange={setRange}
      />
      <p>
        <MoneyText value={from} /> – <MoneyText value={to} />
      </p>
    </>
  );
}
