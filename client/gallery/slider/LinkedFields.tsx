import { NativeSelect, RangeSlider, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberStepper } from '../../ui/NumberStepper.tsx';

const min = -20;
const max = 40;
const degrees = Array.from({ length: max - min + 1 }, (_, index) => `${min + index}`);

/** The select, the number field and the slider change the same range. */
export function LinkedFields() {
  const { t } = useTranslation('slider');
  const [[from, to], setRange] = useState<[number, number]>([10, 30]);

  return (
    <>
      <SimpleGrid spacing="md" mb="lg" minColWidth="min(100%, 160px)" autoFlow="auto-fit">
        <NativeSelect
          label={t('from')}
          data={degrees.filter((degree) => Number(degree) <= to)}
          value={`${from}`}
          onChange={({ currentTarget }) => setRange([Number(currentTarget.value), to])}
        />
        <NumberStepper
          label={t('to')}
          min={from}
          max={max}
          value={to}
          onChange={(value) => setRange([from, value])}
        />
      </SimpleGrid>
      <RangeSlider
        min={min}
        max={max}
        minRange={0}
        thumbFromLabel={t('from')}
        thumbToLabel={t('to')}
        value={[from, to]}
        onChange={setRange}
      />
    </>
  );
}
