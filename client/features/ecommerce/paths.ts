export const shopPath = '/apps/ecommerce/shop';
export const wishlistPath = '/apps/ecommerce/wishlist';
export const checkoutPath = '/apps/ecommerce/checkout';
export const ordersPath = '/apps/ecommerce/orders';

/** Returns the path of a product, with a color that is not the first one. */
export const productPath = (slug: string, color?: string) =>
  `/apps/ecommerce/product-detail/${slug}${color && color !== 'PRIMARY' ? `?color=${color}` : ''}`;
export const orderPath = (id: number) => `${ordersPath}/${id}`;

/** Returns the number after the last hyphen of a slug. Returns undefined for a slug without a valid number. */
export function parseProductId(slug = ''): number | undefined {
  const id = Number(/(?:^|-)(\d+)$/.exec(slug)?.[1] ?? Number.NaN);
  return id > 0 && id < 2 ** 31 ? id : undefined;
}
