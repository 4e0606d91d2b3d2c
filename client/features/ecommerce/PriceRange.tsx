import { Box, Flex, RangeSlider } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortDollarFormat } from './useShortDollarFormat.ts';

type Range = [from: number, to: number];

interface PriceRangeProps {
  limits: Range;
  value: Range;
  onChange: (range: Range) => void;
}

/** A slider with two thumbs. It filters the list when a thumb is released. */
export function PriceRange({ limits: [min, max], value, onChange }: PriceRangeProps) {
  const { t } = useTranslation('ecommerce');
  const formatShortDollars = useShortDollarFormat();
  const [range, setRange] = useState<Range>(value);

  return (
    <Box px="sm" pt="sm">
      <RangeSlider
        size="sm"
        min={Math.floor(min)}
        max={Math.ceil(max)}
        step={10}
        minRange={10}
        value={range}
        label={formatShortDollars}
        onChange={setRange}
        onChangeEnd={onChange}
        thumbFromLabel={t('filters.lowest')}
        thumbToLabel={t('filters.highest')}
      />
      <Flex
        component="p"
        gap="sm"
        c="dimmed"
        mod="tabular"
        fz="xs"
        justify="space-between"
        mx={-8}
        mt="sm"
      >
        <bdi>{formatShortDollars(range[0])}</bdi>
        <bdi>{formatShortDollars(range[1])}</bdi>
      </Flex>
    </Box>
  );
}
