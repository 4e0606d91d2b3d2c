/** The paths that the cards link to. */
export const ordersPath = '/apps/ecommerce/orders';
export const cancelledOrdersPath = `${ordersPath}?state=CANCELLED`;
export const invoicesPath = '/apps/invoice/list';
export const productPath = (slug: string) => `/apps/ecommerce/product-detail/${slug}`;
export const shopPath = '/apps/ecommerce/shop';
export const checkoutPath = '/apps/ecommerce/checkout';
export const postPath = (id: number) => `/pages/blog/detail/${id}`;
export const profilePath = '/pages/profile';
export const sentMailPath = (id: number) => `/apps/email/sent?mail=${id}`;
export const calendarPath = '/apps/calendar';
export const todoPath = '/apps/todo';
export const taskPath = (id: number) => `${todoPath}?task=${id}`;
export const eventPath = (id: number) => `${calendarPath}?event=${id}`;
