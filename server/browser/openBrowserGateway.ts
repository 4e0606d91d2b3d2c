import type { ApiDefinition } from '../apiDefinition.ts';
import { crm } from '../features.ts';
import { openIndexedDbJournal } from '../journal/indexedDb/indexedDbJournal.ts';
import type { Journal } from '../journal/journal.ts';
import { loadMainBranch } from '../journal/loadBranch.ts';
import { getServerVersion } from '../journal/serverVersion.ts';
import { createServices, type ServicesOptions } from '../services/createServices.ts';
import { type BrowserGateway, createBrowserGateway } from './createBrowserGateway.ts';

export interface OpenOptions extends ServicesOptions {
  /** The name of the IndexedDB database. Without it, the data end with the page or the worker. */
  database?: string;
  /** The features and the schema to serve. The default is the CRM. */
  definition?: ApiDefinition;
  logError?: (error: unknown) => void;
}

export interface OpenedGateway extends BrowserGateway {
  /** Whether changes outlive the page. Some private windows provide no storage. */
  isDurable: boolean;
}

/**
 * Opens the gateway of a page or a worker on its stored data, or on the sample if there are none. Without storage, the
 * data are in memory. Rejects with a `DivergedError` if another version has stored data that this one cannot repeat.
 */
export async function openBrowserGateway(options: OpenOptions = {}): Promise<OpenedGateway> {
  const { database, definition = crm, logError = throwLater, ...servicesOptions } = options;
  const journal = database === undefined ? undefined : await openJournal(database, logError);
  if (!journal) {
    const services = createServices(servicesOptions);
    return {
      ...(await createBrowserGateway({ services, definition, logError })),
      isDurable: false,
    };
  }

  const services = createServices({
    ...servicesOptions,
    accessSecret: servicesOptions.accessSecret ?? (await journal.secret('access')),
    refreshSecret: servicesOptions.refreshSecret ?? (await journal.secret('refresh')),
  });
  const branch = await loadMainBranch({
    registry: definition.registry,
    journal,
    services,
    writtenBy: getServerVersion(definition.typeDefs),
    onError: logError,
  });
  const gateway = await createBrowserGateway({ services, definition, branch, journal, logError });
  return {
    ...gateway,
    isDurable: true,
    async close() {
      await gateway.close();
      await journal.close();
    },
  };
}

async function openJournal(
  name: string,
  logError: (error: unknown) => void,
): Promise<Journal | undefined> {
  try {
    return await openIndexedDbJournal({
      name,
      onWarning: (message) => logError(new Error(message)),
    });
  } catch {
    return undefined;
  }
}

/** Reports an error in the same way as an uncaught error, in browsers and in Node. */
const throwLater = (error: unknown) =>
  queueMicrotask(() => {
    throw error;
  });
