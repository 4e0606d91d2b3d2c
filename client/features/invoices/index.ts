import { IconFileInvoice } from '@tabler/icons-react';
import type { Feature, MenuEntry, ScreenRoute } from '../../feature.ts';
import type { InvoiceListProps } from './InvoiceList.tsx';
import { knownInvoice } from './invoiceId.ts';

declare module '../../feature.ts' {
  interface Parts {
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
  { ...entry, id: 'invoicePreview', to: '/apps/invoice/preview' },
  { ...entry, id: 'invoiceEdit', to: '/apps/invoice/edit' },
  { ...entry, id: 'invoiceAdd', to: '/apps/invoice/add' },
];

const routes: ScreenRoute[] = [
  {
    path: '/apps/invoice/list',
    lazy: async () => ({ Component: (await import('./InvoiceListPage.tsx')).InvoiceListPage }),
    queries: async (args) => (await import('./queries.ts')).listQueries(args),
  },
  {
    path: '/apps/invoice/preview/:id?',
    loader: knownInvoice('preview'),
    lazy: async () => ({
      Component: (await import('./InvoicePreviewPage.tsx')).InvoicePreviewPage,
    }),
    queries: async (args) => (await import('./queries.ts')).previewQueries(args),
  },
  {
    path: '/apps/invoice/edit/:id?',
    loader: knownInvoice('edit'),
    lazy: async () => ({ Component: (await import('./InvoiceEditPage.tsx')).InvoiceEditPage }),
    queries: async (args) => (await import('./queries.ts')).editQueries(args),
  },
  {
    path: '/apps/invoice/add',
    lazy: async () => ({ Component: (await import('./InvoiceAddPage.tsx')).InvoiceAddPage }),
    queries: async () => (await import('./queries.ts')).addQueries(),
  },
  {
    path: '/apps/invoice/print/:id?',
    loader: knownInvoice('print'),
    handle: { layout: 'blank' },
    lazy: async () => ({ Component: (await import('./InvoicePrintPage.tsx')).InvoicePrintPage }),
    queries: async (args) => (await import('./queries.ts')).previewQueries(args),
  },
];

export const invoices: Feature = {
  name: 'invoices',
  routes,
  menu,
  parts: { 'invoices.list': async () => (await import('./InvoiceList.tsx')).InvoiceList },
  typePolicies: {
    // Lines and payments have no id of their own in the cache: they come whole with their invoice.
    InvoicePayment: { keyFields: false },
    Invoice: { fields: { client: { merge: true }, payments: { merge: false } } },
  },
};
