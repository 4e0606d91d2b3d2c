import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';
import { subjects } from '../features/gallery/families.ts';
import { chunkOf, stylesOf, withImports } from './chunks.ts';
import { bar, frame } from './page.ts';

interface Visit {
  address: string;
  /** KiB of gzip that a first visit may load. */
  budget: { js: number; css: number };
  /** What it loads beside the entry. */
  modules: string[];
}

const framed = [...frame, 'app/locales/de.json'];

const visits: Visit[] = [
  {
    address: '/login',
    budget: { js: 160, css: 36 },
    modules: [
      'features/auth/LoginPage.tsx',
      'app/locales/de.json',
      'features/auth/locales/de.json',
    ],
  },
  {
    address: '/access-control',
    budget: { js: 240, css: 36 },
    modules: [
      ...framed,
      'features/access/AccessControlPage.tsx',
      'features/access/locales/de.json',
    ],
  },
  {
    // Before the charts, which have a budget of their own.
    address: '/',
    budget: { js: 240, css: 36 },
    modules: [
      ...framed,
      'features/cards/EcommercePage.tsx',
      'features/cards/loaders.ts',
      'features/cards/locales/de.json',
    ],
  },
  {
    address: '/apps/todo',
    budget: { js: 240, css: 36 },
    modules: [
      ...framed,
      'features/todo/TodoPage.tsx',
      'features/todo/loaders.ts',
      'features/todo/locales/de.json',
    ],
  },
];

interface Part {
  module: string;
  budget: number;
  /** Stands around it, and is loaded beside it. */
  page?: string;
}

/** What is loaded over the frame when a screen or a part of it is first shown. */
const parts: Part[] = [
  'features/email/MailboxPage.tsx',
  'features/chat/ChatPage.tsx',
  'features/calendar/CalendarPage.tsx',
  'features/todo/TodoPage.tsx',
  'features/invoices/InvoiceListPage.tsx',
  'features/invoices/InvoicePreviewPage.tsx',
  'features/ecommerce/ShopPage.tsx',
  'features/ecommerce/ProductPage.tsx',
  'features/users/UserListPage.tsx',
  'features/users/UserViewPage.tsx',
  'features/invoices/InvoiceAddPage.tsx',
  'features/ecommerce/CheckoutPage.tsx',
  'features/users/UserEditPage.tsx',
].map((module) => ({ module, budget: 60 }));

/** Every screen of the gallery; the maps bring their countries. */
const gallery = subjects.map(
  ({ id }): Part => ({
    module: `gallery/${id}/index.ts`,
    budget: id === 'maps' ? 120 : 60,
    page: 'features/gallery/GalleryPage.tsx',
  }),
);

/** The first load knows the addresses of the gallery, and nothing else of it. */
const ofGallery = /\/client\/(gallery|features\/gallery\/(?!index\.|families\.))/;

/** Of a file that is not in the first load. The largest are libraries: jsPDF, charts, the editor. */
const fileBudget = 140;

/** A library that is loaded when it is shown, by a form that has its inputs already. */
const editor: Part = { module: 'ui/RichTextEditor.tsx', budget: 120 };

/** Fails the build when the first load of an address outgrows its budget. */
export function firstLoadBudget(): Plugin {
  return {
    name: 'frontdesk-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter((file) => file.type === 'chunk');

      for (const { address, budget, modules } of visits) {
        const wanted = modules.map((module) => chunkOf(bundle, module));
        const missing = modules.filter((_, index) => !wanted[index]);
        if (missing.length > 0) this.error(`Not in the bundle: ${missing.join(', ')}`);

        const loaded = withImports(bundle, [...chunks.filter((one) => one.isEntry), ...wanted]);
        const demos = modulesOf(loaded).filter((module) => ofGallery.test(module));
        if (demos.length > 0) this.error(`In the first load of ${address}: ${demos.join(', ')}`);
        const styles = stylesOf(loaded);
        const css = files.filter(({ fileName }) => styles.has(fileName)) as Rollup.OutputAsset[];
        const sizes = {
          js: kibibytes([...loaded].map(({ code }) => code)),
          css: kibibytes(css.map(({ source }) => source)),
        };

        for (const kind of ['js', 'css'] as const) {
          const line = `First load of ${address}: ${sizes[kind].toFixed(1)} of ${budget[kind]} KiB gzip ${kind}`;
          if (sizes[kind] > budget[kind]) this.error(line);
          process.stdout.write(`${line}\n`);
        }
      }

      const entries = chunks.filter((one) => one.isEntry);
      const base = withImports(bundle, [...entries, ...frame.map((one) => chunkOf(bundle, one))]);
      const around = withImports(bundle, [...base, ...bar.map((one) => chunkOf(bundle, one))]);
      for (const part of [...parts, ...gallery, editor]) {
        const { module, budget, page } = part;
        const chunk = chunkOf(bundle, module);
        if (!chunk) this.error(`Not in the bundle: ${module}`);
        const beside = page ? chunkOf(bundle, page) : undefined;
        const loaded = part === editor ? [chunk] : [...withImports(bundle, [chunk, beside])];
        const own = loaded.filter((one) => !(page ? around : base).has(one));
        const size = kibibytes(own.map(({ code }) => code));
        const line = `${module}: ${size.toFixed(1)} of ${budget} KiB gzip js`;
        if (size > budget) this.error(line);
        if (!page) process.stdout.write(`${line}\n`);
      }

      for (const { fileName, code } of chunks.filter((one) => !base.has(one))) {
        const size = kibibytes([code]);
        if (size > fileBudget) this.error(`${fileName}: ${size.toFixed(1)} KiB gzip`);
      }
    },
  };
}

const modulesOf = (chunks: Iterable<Rollup.OutputChunk>) =>
  [...chunks].flatMap(({ modules }) => Object.keys(modules));

function kibibytes(sources: (string | Uint8Array)[]): number {
  return sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0) / 1024;
}
