import type { CollectionOptions } from '../../collections.ts';
import { conflict } from '../../errors.ts';
import type { InvoiceClient } from '../../gql/types.ts';
import { customers, getPortraitUrl } from '../../sample/people.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { foldText } from '../../values/foldText.ts';
import { checkClient } from './checks.ts';
import { toClient } from './seed.ts';

interface ClientRow extends InvoiceClient {
  id: number;
}

/** Returns the key that identifies a client: the email address, or the name of a client without an email address. */
const createKey = ({ companyEmail, name }: InvoiceClient) => foldText(companyEmail) || name;

const portraits = new Map(
  customers.map((customer) => [createKey(toClient(customer)), getPortraitUrl(customer)]),
);

/** Creates the part of the collection for the clients to whom invoices can be issued. */
export function createClients({ store }: Pick<CollectionOptions, 'store'>) {
  const clients = store.table('invoices.clients', {
    rowName: 'client',
    type: 'InvoiceClient',
    rows: () => customers.map((customer, index) => ({ ...toClient(customer), id: index + 1 })),
    facets: { key: (client: ClientRow) => createKey(client) },
  });
  const findClient = (client: InvoiceClient) =>
    clients.select({ where: { key: [createKey(client)] } }).rows[0];

  return {
    list: () => clients.all().sort((a, b) => compareAlphabetically(a.name, b.name)),

    getPortrait: (client: InvoiceClient) => portraits.get(createKey(client)) ?? '',

    /** Stores a client for later invoices. */
    save(client: InvoiceClient) {
      clients.put({ ...client, id: findClient(client)?.id ?? clients.nextId() });
    },

    add(client: InvoiceClient): InvoiceClient {
      checkClient('client', client);
      const existing = findClient(client);
      if (existing)
        throw conflict(
          `The client ${existing.name} already exists. Use the existing client, or another email address.`,
        );
      return clients.add({ ...client, id: clients.nextId() });
    },
  };
}
