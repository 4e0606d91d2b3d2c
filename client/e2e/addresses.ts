import { join } from 'node:path';
import { createServer } from 'vite';
import type { Feature, ScreenRoute } from '../feature.ts';

/** The address of each route with parameters other than `:id`, for which 1 is used. `app/addresses.test.ts` checks it. */
export const examples: Record<string, string> = {
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

/** Routes whose page only exists after a test has created it: a placed order. */
export const elsewhere = ['/apps/ecommerce/orders/:id'];

interface Address {
  path: string;
  /** Whether the page is for viewers without a session only. */
  isForGuests: boolean;
}

/** Returns an address for every route of the router, and an unknown one. */
export function addressesOf(features: Feature[]): Address[] {
  const screens = features.flatMap(({ routes = [] }) => routes).filter(({ lazy }) => lazy);
  const walked = screens.filter(({ path = '' }) => !elsewhere.includes(path)).map(addressOf);
  return [...walked, { path: '/no/such/address', isForGuests: false }];
}

function addressOf({ path = '', handle }: ScreenRoute): Address {
  return {
    path: examples[path] ?? path.replace(':id', '1'),
    isForGuests: handle?.access === 'guests',
  };
}

let loaded: Promise<Address[]> | undefined;

/** Returns the addresses of the sources. Vite loads what Node cannot, such as styles. */
export function loadAddresses(): Promise<Address[]> {
  loaded ??= readFeatures().then(addressesOf);
  return loaded;
}

async function readFeatures(): Promise<Feature[]> {
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
