import { NativeSelect, RangeSlider } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import classes from './Linked.module.css';

const lowest = -20;
const highest = 40;
const degrees = Array.from({ length: highest - lowest + 1 }, (_, index) => `${lowest + index}`);

/** Two values in a slider, a select and two fields. */
export function Linked() {
  const { t } = useTranslation('slider');
  const [[from, to], setRange] = useState<[number, number]>([10, 30]);

  return (
    <>
      <div className={classes.fields}>
        <NativeSelect
          label={t('from')}
          data={degrees.filter((degree) => Number(degree) <= to)}
          value={`${from}`}
          onChange={({ currentTarget }) => setRange([Number(currentTarget.value), to])}
        />
        <NumberStepper
          label={t('to')}
          min={from}
          max={highest}
          value={to}
          onChange={(value) => setRange([from, value])}
        />
      </div>
      <RangeSlider
        min={lowest}
        max={highest}
        minRange={0}
        thumbFromLabel={t('from')}
        thumbToLabel={t('to')}
        value={[from, to]}
        onChange={setRange}
      />
    </>
  );
}
