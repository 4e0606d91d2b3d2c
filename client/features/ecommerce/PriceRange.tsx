import { RangeSlider } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './PriceRange.module.css';
import { useRoundDollars } from './roundDollars.ts';

type Range = [from: number, to: number];

interface PriceRangeProps {
  limits: Range;
  chosen: Range;
  onChange: (range: Range) => void;
}

/** A slider with two thumbs. It filters the list when a thumb is released. */
export function PriceRange({ limits: [min, max], chosen, onChange }: PriceRangeProps) {
  const { t } = useTranslation('ecommerce');
  const dollars = useRoundDollars();
  const [range, setRange] = useState<Range>(chosen);

  return (
    <div className={classes.range}>
      <RangeSlider
        size="sm"
        min={Math.floor(min)}
        max={Math.ceil(max)}
        step={10}
        minRange={10}
        value={range}
        label={dollars}
        onChange={setRange}
        onChangeEnd={onChange}
        thumbFromLabel={t('filters.lowest')}
        thumbToLabel={t('filters.highest')}
      />
      <p className={classes.ends}>
        <bdi>{dollars(range[0])}</bdi>
        <bdi>{dollars(range[1])}</bdi>
      </p>
    </div>
  );
}
