export const shopPath = '/apps/ecommerce/shop';
export const wishlistPath = '/apps/ecommerce/wishlist';
export const checkoutPath = '/apps/ecommerce/checkout';
export const ordersPath = '/apps/ecommerce/orders';

export const productPath = (slug: string) => `/apps/ecommerce/product-detail/${slug}`;
export const orderPath = (id: number) => `${ordersPath}/${id}`;

/** Returns the number after the last hyphen of a slug. Returns undefined for a slug without a valid number. */
export function parseProductId(slug = ''): number | undefined {
  const id = Number(/(?:^|-)(\d+)$/.exec(slug)?.[1] ?? Number.NaN);
  return id > 0 && id < 2 ** 31 ? id : undefined;
}
