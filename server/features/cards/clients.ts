import type { BestSeller, ClientSales, Order } from '../../gql/types.ts';
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

/** Returns the product with the highest revenue, or null without orders. */
export function findBestSeller(orders: Order[]): BestSeller | null {
  const bestSellers = new Map<number, BestSeller>();
  for (const { lines } of orders.filter(({ state }) => state !== 'CANCELLED')) {
    for (const { productId, name, slug, image, qty, total } of lines) {
      const previous = bestSellers.get(productId);
      bestSellers.set(productId, {
        ...{ productId, name, slug, image },
        qty: (previous?.qty ?? 0) + qty,
        earned: (previous?.earned ?? 0) + total,
      });
    }
  }
  return [...bestSellers.values()].sort((a, b) => b.earned - a.earned)[0] ?? null;
}
