import { join } from 'node:path';
import { createServer } from 'vite';
import type { Feature, ScreenRoute } from '../feature.ts';

/**
 * The example addresses of routes with parameters. Routes without an entry have no parameter other than `:id`, whose
 * value is 1. `frame/addresses.test.ts` checks that each route has an address.
 */
export const exampleAddresses: Record<string, string> = {
  '/apps/chat/:contactId?': '/apps/chat/2',
  '/apps/ecommerce/product-detail/:slug': '/apps/ecommerce/product-detail/x-26',
  '/apps/email/:folder': '/apps/email/sent',
  '/apps/email/label/:label': '/apps/email/label/company?mail=24',
  '/apps/invoice/edit/:id?': '/apps/invoice/edit/4987',
  '/apps/invoice/preview/:id?': '/apps/invoice/preview/4987',
  '/apps/invoice/print/:id?': '/apps/invoice/print/4987',
  '/apps/todo/:filter': '/apps/todo/important',
  '/apps/todo/tag/:tag': '/apps/todo/tag/high',
  '/pages/knowledge-base/:category': '/pages/knowledge-base/api-questions',
  '/pages/knowledge-base/:category/:question':
    '/pages/knowledge-base/sales-automation/how-does-a-cart-become-an-order',
};

/** Routes that need data which the sample does not contain: the sample has no placed order. */
export const routesWithoutSample: string[] = [
  // remove-feature ecommerce
  '/apps/ecommerce/orders/:id',
  // end ecommerce
];

interface Address {
  path: string;
  /** Whether the page redirects viewers with a session. */
  isForGuests: boolean;
  /** Whether `npm test` visits the page: the first page of each feature of the product. */
  isCritical: boolean;
}

/** Returns an address of each route, and an unknown address. */
export function listAddresses(features: Feature[]): Address[] {
  const addresses = features.flatMap(({ name, routes = [] }) =>
    routes
      .filter(({ path = '', lazy }) => lazy && !routesWithoutSample.includes(path))
      .map((route, index) => toAddress(route, name !== 'gallery' && index === 0)),
  );
  return [...addresses, { path: '/no/such/address', isForGuests: false, isCritical: true }];
}

function toAddress({ path = '', handle }: ScreenRoute, isCritical: boolean): Address {
  return {
    path: exampleAddresses[path] ?? path.replace(':id', '1'),
    isForGuests: handle?.access === 'guests',
    isCritical,
  };
}

let addressesPromise: Promise<Address[]> | undefined;

/** Returns the addresses of the routes in the source files. */
export function loadAddresses(): Promise<Address[]> {
  addressesPromise ??= loadFeatures().then(listAddresses);
  return addressesPromise;
}

/** Loads the features with Vite, because Node cannot import files such as styles. */
async function loadFeatures(): Promise<Feature[]> {
  const vite = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });

  try {
    const { features } = await vite.ssrLoadModule('/features.ts');
    return features;
  } finally {
    await vite.close();
  }
}
