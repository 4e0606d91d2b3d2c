import { Box, Button, Checkbox, Radio, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopPageQuery } from '../../gql/ecommerce/graphql.ts';
import { useLanguage } from '../../ui/useLanguage.ts';
import { PriceRange } from './PriceRange.tsx';
import classes from './ShopFilters.module.css';
import { Stars } from './Stars.tsx';
import type { ShopParams } from './shopParams.ts';
import { useShortDollarFormat } from './useShortDollarFormat.ts';

type Filters = ShopPageQuery['shopFilters'];

interface ShopFiltersProps {
  filters: Filters;
  params: ShopParams;
  /** The number of active filter groups. */
  filterCount: number;
  onChange: (changes: Partial<ShopParams>) => void;
  onClear: () => void;
}

/** The filters of the shop. Each option has the number of its products. */
export function ShopFilters(props: ShopFiltersProps) {
  const { filters, params, filterCount, onChange, onClear } = props;
  const { t } = useTranslation('ecommerce');
  const formatShortDollars = useShortDollarFormat();
  const ratings = filters.ratings.filter(({ minRating }) => minRating > 1);

  function formatPriceBand({ from, to }: Filters['priceBands'][number]) {
    if (to === null || to === undefined)
      return t('filters.from', { from: formatShortDollars(from) });
    if (from === 0) return t('filters.below', { to: formatShortDollars(to) });
    return t('filters.between', { from: formatShortDollars(from), to: formatShortDollars(to) });
  }

  const toggleValue = (values: string[], value: string) =>
    values.includes(value) ? values.filter((item) => item !== value) : [...values, value];

  return (
    <Stack gap={20} p={20}>
      <Group title={t('filters.price')}>
        <FilterOption
          kind="radio"
          name="priceBand"
          label={t('filters.anyPrice')}
          count={filters.anyPriceCount}
          isChosen={params.priceBand === ''}
          onChoose={() => onChange({ priceBand: '' })}
        />
        {filters.priceBands.map((priceBand) => (
          <FilterOption
            key={priceBand.band}
            kind="radio"
            name="priceBand"
            label={formatPriceBand(priceBand)}
            count={priceBand.count}
            isChosen={params.priceBand === priceBand.band}
            onChoose={() => onChange({ priceBand: priceBand.band })}
          />
        ))}
      </Group>

      <Group title={t('filters.range')}>
        <PriceRange
          key={`${params.minPrice}-${params.maxPrice}`}
          limits={[filters.minPrice, filters.maxPrice]}
          value={[params.minPrice || filters.minPrice, params.maxPrice || filters.maxPrice]}
          onChange={([from, to]) =>
            onChange({
              minPrice: from > filters.minPrice ? from : 0,
              maxPrice: to < filters.maxPrice ? to : 0,
            })
          }
        />
      </Group>

      <Group title={t('filters.kinds')}>
        {filters.kinds.map(({ kind, count }) => (
          <FilterOption
            key={kind}
            kind="checkbox"
            label={t(`kind.${kind}`)}
            count={count}
            isChosen={params.kinds.includes(kind)}
            onChoose={() => onChange({ kinds: toggleValue(params.kinds, kind) })}
          />
        ))}
      </Group>

      <Group title={t('filters.brands')}>
        {filters.brands.map(({ brand, name, count }) => (
          <FilterOption
            key={brand}
            kind="checkbox"
            label={name}
            count={count}
            isChosen={params.brands.includes(brand)}
            onChoose={() => onChange({ brands: toggleValue(params.brands, brand) })}
          />
        ))}
      </Group>

      <Group title={t('filters.ratings')}>
        <FilterOption
          kind="radio"
          name="minRating"
          label={t('filters.anyRating')}
          count={filters.anyRatingCount}
          isChosen={params.minRating < 2}
          onChoose={() => onChange({ minRating: 0 })}
        />
        {ratings.map(({ minRating, count }) => (
          <FilterOption
            key={minRating}
            kind="radio"
            name="minRating"
            label={
              <span className={classes.rating}>
                <Stars rating={minRating} />
                {t('filters.andUp')}
              </span>
            }
            count={count}
            isChosen={params.minRating === minRating}
            onChoose={() => onChange({ minRating })}
          />
        ))}
      </Group>

      <Group title={t('filters.delivery')}>
        <FilterOption
          kind="checkbox"
          label={t('freeShipping')}
          count={filters.freeShippingCount}
          isChosen={params.hasFreeShipping}
          onChoose={() => onChange({ hasFreeShipping: !params.hasFreeShipping })}
        />
      </Group>

      <Button variant="default" fullWidth disabled={filterCount === 0} onClick={onClear}>
        {t('filters.clear')}
      </Button>
    </Stack>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="fieldset" gap={0}>
      <Box component="legend" fw={600} mb="sm">
        {title}
      </Box>
      {children}
    </Stack>
  );
}

interface FilterOptionProps {
  kind: 'checkbox' | 'radio';
  name?: string;
  label: ReactNode;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
}

function FilterOption({ kind, name, label, count, isChosen, onChoose }: FilterOptionProps) {
  const language = useLanguage();
  const Input = kind === 'radio' ? Radio : Checkbox;

  return (
    <Box
      py={{ base: 10, md: 'xs' }}
      className={classes.choice}
      data-none={count === 0 || undefined}
    >
      <Input
        size="sm"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        label={
          <>
            <bdi>{label}</bdi>
            <Text span inherit c="dimmed" mod="tabular">
              {count.toLocaleString(language)}
            </Text>
          </>
        }
        classNames={{
          root: classes.input,
          labelWrapper: classes.labelWrapper,
          label: classes.label,
        }}
      />
    </Box>
  );
}
