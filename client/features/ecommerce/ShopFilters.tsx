import { Button, Checkbox, Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopPageQuery } from '../../gql/ecommerce/graphql.ts';
import { useLanguage } from '../../state/useLanguage.ts';
import { PriceRange } from './PriceRange.tsx';
import { useRoundDollars } from './roundDollars.ts';
import classes from './ShopFilters.module.css';
import { Stars } from './Stars.tsx';
import type { ShopParams } from './shopView.ts';

type Filters = ShopPageQuery['shopFilters'];

interface ShopFiltersProps {
  filters: Filters;
  params: ShopParams;
  /** The number of active filter groups. */
  count: number;
  onChange: (changes: Partial<ShopParams>) => void;
  onClear: () => void;
}

/** The filters of the shop. Each option shows how many products it has. */
export function ShopFilters({ filters, params, count, onChange, onClear }: ShopFiltersProps) {
  const { t } = useTranslation('ecommerce');
  const dollars = useRoundDollars();
  const ratings = filters.ratings.filter(({ minRating }) => minRating > 1);

  function bandLabel({ from, to }: Filters['priceBands'][number]) {
    if (to === null || to === undefined) return t('filters.from', { from: dollars(from) });
    if (from === 0) return t('filters.below', { to: dollars(to) });
    return t('filters.between', { from: dollars(from), to: dollars(to) });
  }

  const toggled = (values: string[], value: string) =>
    values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

  return (
    <div className={classes.filters}>
      <Group title={t('filters.price')}>
        <Choice
          kind="radio"
          name="priceBand"
          label={t('filters.anyPrice')}
          count={filters.anyPriceCount}
          isChosen={params.priceBand === ''}
          onChoose={() => onChange({ priceBand: '' })}
        />
        {filters.priceBands.map((one) => (
          <Choice
            key={one.band}
            kind="radio"
            name="priceBand"
            label={bandLabel(one)}
            count={one.count}
            isChosen={params.priceBand === one.band}
            onChoose={() => onChange({ priceBand: one.band })}
          />
        ))}
      </Group>

      <Group title={t('filters.range')}>
        <PriceRange
          key={`${params.minPrice}-${params.maxPrice}`}
          limits={[filters.minPrice, filters.maxPrice]}
          chosen={[params.minPrice || filters.minPrice, params.maxPrice || filters.maxPrice]}
          onChange={([from, to]) =>
            onChange({
              minPrice: from > filters.minPrice ? from : 0,
              maxPrice: to < filters.maxPrice ? to : 0,
            })
          }
        />
      </Group>

      <Group title={t('filters.kinds')}>
        {filters.kinds.map(({ kind, count: products }) => (
          <Choice
            key={kind}
            kind="checkbox"
            label={t(`kind.${kind}`)}
            count={products}
            isChosen={params.kinds.includes(kind)}
            onChoose={() => onChange({ kinds: toggled(params.kinds, kind) })}
          />
        ))}
      </Group>

      <Group title={t('filters.brands')}>
        {filters.brands.map(({ brand, name, count: products }) => (
          <Choice
            key={brand}
            kind="checkbox"
            label={name}
            count={products}
            isChosen={params.brands.includes(brand)}
            onChoose={() => onChange({ brands: toggled(params.brands, brand) })}
          />
        ))}
      </Group>

      <Group title={t('filters.ratings')}>
        <Choice
          kind="radio"
          name="minRating"
          label={t('filters.anyRating')}
          count={filters.anyRatingCount}
          isChosen={params.minRating < 2}
          onChoose={() => onChange({ minRating: 0 })}
        />
        {ratings.map(({ minRating, count: products }) => (
          <Choice
            key={minRating}
            kind="radio"
            name="minRating"
            label={
              <span className={classes.rating}>
                <Stars rating={minRating} />
                {t('filters.andUp')}
              </span>
            }
            count={products}
            isChosen={params.minRating === minRating}
            onChoose={() => onChange({ minRating })}
          />
        ))}
      </Group>

      <Group title={t('filters.delivery')}>
        <Choice
          kind="checkbox"
          label={t('freeShipping')}
          count={filters.freeShippingCount}
          isChosen={params.hasFreeShipping}
          onChoose={() => onChange({ hasFreeShipping: !params.hasFreeShipping })}
        />
      </Group>

      <Button variant="default" fullWidth disabled={count === 0} onClick={onClear}>
        {t('filters.clear')}
      </Button>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.title}>{title}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  kind: 'checkbox' | 'radio';
  name?: string;
  label: ReactNode;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ kind, name, label, count, isChosen, onChoose }: ChoiceProps) {
  const language = useLanguage();
  const Input = kind === 'radio' ? Radio : Checkbox;

  return (
    <div className={classes.choice} data-none={count === 0 || undefined}>
      <Input
        size="sm"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        label={
          <>
            <bdi>{label}</bdi>
            <span className={classes.count}>{count.toLocaleString(language)}</span>
          </>
        }
        classNames={{
          root: classes.input,
          labelWrapper: classes.labelWrapper,
          label: classes.label,
        }}
      />
    </div>
  );
}
