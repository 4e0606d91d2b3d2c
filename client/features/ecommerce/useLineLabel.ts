import { useTranslation } from 'react-i18next';
import type { ProductColor } from '../../gql/ecommerce/graphql.ts';

/** Returns the name of a product and of its colour, for the controls of its line. */
export function useLineLabel({
  product,
  color,
}: {
  product: { name: string };
  color: ProductColor;
}) {
  const { t } = useTranslation('ecommerce');
  return `${product.name}, ${t(`color.${color}`)}`;
}
