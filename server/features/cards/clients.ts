import type { BestSeller, ClientSales, Order } from '../../gql/resolvers.ts';
import type { Business } from './business.ts';

/** Returns the clients by their billed amount, without drafts. */
export function sumSalesByClient({ bills, receipts }: Business): ClientSales[] {
  const clients = new Map<string, ClientSales>();
  const nameOf = ({ company, name }: { company: string; name: string }) => company || name;

  for (const { client, avatar, service, status, total } of bills) {
    if (status === 'DRAFT') continue;
    const before = clients.get(nameOf(client));
    clients.set(nameOf(client), {
      company: client.company,
      name: client.name,
      email: client.companyEmail,
      country: client.country,
      avatar,
      service,
      invoices: (before?.invoices ?? 0) + 1,
      billed: (before?.billed ?? 0) + total,
      paid: 0,
    });
  }
  for (const { bill, amount } of receipts) {
    const client = clients.get(nameOf(bill.client));
    if (client) client.paid = Math.min(client.paid + amount, client.billed);
  }
  return [...clients.values()].sort((a, b) => b.billed - a.billed);
}

export function findBestSeller(orders: Order[]): BestSeller | null {
  const sold = new Map<number, BestSeller>();
  for (const { lines } of orders.filter(({ state }) => state !== 'CANCELLED')) {
    for (const { productId, name, slug, image, qty, total } of lines) {
      const before = sold.get(productId);
      sold.set(productId, {
        ...{ productId, name, slug, image },
        qty: (before?.qty ?? 0) + qty,
        earned: (before?.earned ?? 0) + total,
      });
    }
  }
  return [...sold.values()].sort((a, b) => b.earned - a.earned)[0] ?? null;
}
