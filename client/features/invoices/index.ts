import { IconFileInvoice, IconPlus } from '@tabler/icons-react';
import type { Feature, MenuEntry, ScreenRoute } from '../../feature.ts';
import { revalidateOnNewPath } from '../../navigation/revalidateOnNewPath.ts';
import type { InvoiceListProps } from './InvoiceList.tsx';

declare module '../../feature.ts' {
  interface SharedComponents {
    'invoices.list': InvoiceListProps;
  }
}

const entry = {
  section: 'apps' as const,
  groups: ['invoice'],
  icon: IconFileInvoice,
};

const menu: MenuEntry[] = [
  { ...entry, id: 'invoiceList', to: '/apps/invoice/list' },
  { ...entry, id: 'invoicePreview', to: '/apps/invoice/preview', partOf: 'invoiceList' },
  { ...entry, id: 'invoiceEdit', to: '/apps/invoice/edit', partOf: 'invoiceList' },
  { ...entry, id: 'invoiceAdd', to: '/apps/invoice/add' },
];

const routes: ScreenRoute[] = [
  {
    path: '/apps/invoice/list',
    lazy: async () => ({ Component: (await import('./InvoiceListPage.tsx')).InvoiceListPage }),
    loader: async (args) => (await import('./loaders.ts')).listLoader(args),
    shouldRevalidate: revalidateOnNewPath,
  },
  {
    path: '/apps/invoice/preview/:id?',
    lazy: async () => ({
      Component: (await import('./InvoicePreviewPage.tsx')).InvoicePreviewPage,
    }),
    loader: async (args) => (await import('./loaders.ts')).previewLoader(args),
    shouldRevalidate: revalidateOnNewPath,
  },
  {
    path: '/apps/invoice/edit/:id?',
    lazy: async () => ({ Component: (await import('./InvoiceEditPage.tsx')).InvoiceEditPage }),
    loader: async (args) => (await import('./loaders.ts')).editLoader(args),
  },
  {
    path: '/apps/invoice/add',
    lazy: async () => ({ Component: (await import('./InvoiceAddPage.tsx')).InvoiceAddPage }),
    loader: async (args) => (await import('./loaders.ts')).addLoader(args),
  },
  {
    path: '/apps/invoice/print/:id?',
    handle: { layout: 'blank' },
    lazy: async () => ({ Component: (await import('./InvoicePrintPage.tsx')).InvoicePrintPage }),
    loader: async (args) => (await import('./loaders.ts')).previewLoader(args),
  },
];

export const invoices: Feature = {
  name: 'invoices',
  routes,
  menu,
  commands: [{ id: 'newInvoice', icon: IconPlus, to: '/apps/invoice/add' }],
  sharedComponents: {
    'invoices.list': async () => (await import('./InvoiceList.tsx')).InvoiceList,
  },
  typePolicies: {
    // Line items and payments have no unique id: they are replaced together with their invoice.
    InvoicePayment: { keyFields: false },
    Invoice: { fields: { client: { merge: true }, payments: { merge: false } } },
  },
};
