import { conflict } from '../../errors.ts';
import type { InvoiceClient } from '../../gql/resolvers.ts';
import { customers, portraitOf } from '../../people.ts';
import { alphabetical } from '../../table/sorting.ts';
import { checkClient } from './checks.ts';
import { clientOf } from './seed.ts';

/** By address, or by name where there is none. */
const keyOf = ({ companyEmail, name }: InvoiceClient) => companyEmail.toLowerCase() || name;

const portraits = new Map(customers.map((one) => [keyOf(clientOf(one)), portraitOf(one)]));

/** Who invoices can be written to. */
export function createClients() {
  const clients = new Map(customers.map(clientOf).map((client) => [keyOf(client), client]));

  return {
    all: () => [...clients.values()].sort((a, b) => alphabetical(a.name, b.name)),

    portrait: (client: InvoiceClient) => portraits.get(keyOf(client)) ?? '',

    /** The next invoice may be for the same client. */
    remember(client: InvoiceClient) {
      clients.set(keyOf(client), client);
    },

    add(client: InvoiceClient): InvoiceClient {
      checkClient('client', client);
      const known = clients.get(keyOf(client));
      if (known) throw conflict(`${known.name} is a client with this address already.`);
      clients.set(keyOf(client), client);
      return client;
    },
  };
}
