import { useTranslation } from 'react-i18next';
import type { ProductColor } from '../../gql/ecommerce/graphql.ts';
import classes from './ColorChoice.module.css';

/** The selected colour of a product. */
export function ColorName({ color }: { color: ProductColor }) {
  const { t } = useTranslation('ecommerce');

  return (
    <span className={classes.name}>
      <span className={classes.dot} data-color={color} aria-hidden />
      {t(`color.${color}`)}
    </span>
  );
}
