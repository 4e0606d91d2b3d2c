import type { ProductColor } from '../../gql/ecommerce/graphql.ts';

const colors: ProductColor[] = ['PRIMARY', 'INFO', 'WARNING', 'SUCCESS', 'DANGER'];

/** Returns the colour in which lists show a product and add it to the cart and the wish list. Neighbours have different ones. */
export const getShownColor = (id: number): ProductColor => colors[id % colors.length] ?? 'PRIMARY';
