import { conflict } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type { InvoiceClient } from '../../gql/resolvers.ts';
import { customers, getPortraitUrl } from '../../sample/people.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { checkClient } from './checks.ts';
import { toClient } from './seed.ts';

interface ClientRow extends InvoiceClient {
  id: number;
}

/** Clients are identified by their email address, or by their name without one. */
const createKey = ({ companyEmail, name }: InvoiceClient) => companyEmail.toLowerCase() || name;

const portraits = new Map(customers.map((one) => [createKey(toClient(one)), getPortraitUrl(one)]));

/** Creates the clients that invoices can be issued to. */
export function createClients({ store }: Pick<CollectionOptions, 'store'>) {
  const clients = store.table('invoices.clients', {
    rowName: 'client',
    rows: () => customers.map((customer, index) => ({ ...toClient(customer), id: index + 1 })),
    facets: { key: (client: ClientRow) => createKey(client) },
  });
  const findClient = (client: InvoiceClient) =>
    clients.select({ where: { key: [createKey(client)] } }).rows[0];

  return {
    all: () => clients.all().sort((a, b) => compareAlphabetically(a.name, b.name)),

    portrait: (client: InvoiceClient) => portraits.get(createKey(client)) ?? '',

    /** Stores a client for later invoices. */
    remember(client: InvoiceClient) {
      clients.put({ ...client, id: findClient(client)?.id ?? clients.nextId() });
    },

    add(client: InvoiceClient): InvoiceClient {
      checkClient('client', client);
      const existing = findClient(client);
      if (existing) throw conflict(`${existing.name} is a client with this address already.`);
      return clients.add({ ...client, id: clients.nextId() });
    },
  };
}
