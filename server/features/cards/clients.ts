import type { BestSeller, ClientSales, OrderLine } from '../../gql/types.ts';
import { products } from '../../sample/company.ts';
import type { BusinessData } from './business.ts';

/** Returns the sales to each client, highest billed amount first. Drafts are not counted. */
export function sumSalesByClient({ invoices, payments }: BusinessData): ClientSales[] {
  const clients = new Map<string, ClientSales>();
  const getName = ({ company, name }: { company: string; name: string }) => company || name;

  for (const { client, avatar, service, status, total } of invoices) {
    if (status === 'DRAFT') continue;
    const previous = clients.get(getName(client));
    clients.set(getName(client), {
      company: client.company,
      name: client.name,
      email: client.companyEmail,
      country: client.country,
      avatar,
      service,
      invoices: (previous?.invoices ?? 0) + 1,
      billed: (previous?.billed ?? 0) + total,
      paid: 0,
    });
  }
  for (const { invoice, amount } of payments) {
    const client = clients.get(getName(invoice.client));
    if (client) client.paid = Math.min(client.paid + amount, client.billed);
  }
  return [...clients.values()].sort((a, b) => b.billed - a.billed);
}

const productsByName = new Map(products.map((product) => [product.name, product]));

/** Returns the product with the highest revenue in the shop and in invoices, or null without sales. */
export function findBestSeller({
  orders,
  listInvoicedItems,
}: Pick<BusinessData, 'orders' | 'listInvoicedItems'>): BestSeller | null {
  const bestSellers = new Map<number, BestSeller>();
  const add = (
    { productId, name, slug, image }: Pick<OrderLine, 'productId' | 'name' | 'slug' | 'image'>,
    qty: number,
    earned: number,
  ) => {
    const previous = bestSellers.get(productId);
    bestSellers.set(productId, {
      ...{ productId, name, slug, image },
      qty: (previous?.qty ?? 0) + qty,
      earned: (previous?.earned ?? 0) + earned,
    });
  };

  for (const { lines } of orders.filter(({ state }) => state !== 'CANCELLED')) {
    for (const line of lines) add(line, line.qty, line.total);
  }
  for (const { title, quantity, amount } of listInvoicedItems()) {
    const product = productsByName.get(title);
    if (product) add({ ...product, productId: product.id }, Math.round(quantity), amount);
  }
  return [...bestSellers.values()].sort((a, b) => b.earned - a.earned)[0] ?? null;
}
