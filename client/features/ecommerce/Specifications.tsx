import { useTranslation } from 'react-i18next';
import type { ProductPageQuery } from '../../gql/ecommerce/graphql.ts';
import { Section } from '../../ui/Section.tsx';
import classes from './Specifications.module.css';

/** The size, the weight and the other specifications of a product. */
export function Specifications({ product }: { product: ProductPageQuery['product'] }) {
  const { t } = useTranslation('ecommerce');
  const { size, specifications } = product;
  const rows = [
    { name: t('specification.size'), value: t('size.all', size) },
    { name: t('specification.weight'), value: t('size.weight', { value: size.weight }) },
    ...specifications.map(({ name, value }) => ({ name: t(`specification.${name}`), value })),
  ];

  return (
    <Section title={t('specification.title')}>
      <dl className={classes.list}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
