import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { collectStyles, collectWithImports, findChunk } from './chunks.ts';
import { deferredFrameModules, frameModules } from './page.ts';

/** A page load whose size is limited. */
interface PageLoad {
  name: string;
  /** The limits in KiB, with gzip. */
  budget: { js: number; css: number };
  /** The modules that are loaded in addition to the entry. */
  modules: string[];
}

/** The modules that every signed-in viewer loads, with German as an example of the languages. */
const signedInModules = [...frameModules, ...deferredFrameModules, 'gql/texts/de.json'];

const pageLoads: PageLoad[] = [
  {
    name: '/login',
    budget: { js: 168, css: 39.5 },
    modules: [
      'features/auth/LoginPage.tsx',
      'features/auth/scene/FrontDeskScene.tsx',
      'gql/texts/de.json',
      'features/auth/locales/de.json',
    ],
  },
  {
    name: 'Frame of a signed-in viewer',
    budget: { js: 285, css: 42.5 },
    modules: signedInModules,
  },
  // remove-feature dashboards
  {
    name: 'Dashboard with its charts',
    budget: { js: 308, css: 45 },
    modules: [
      ...signedInModules,
      'features/dashboards/EcommercePage.tsx',
      'features/dashboards/EcommerceDashboard.tsx',
      'features/dashboards/loaders.ts',
      'features/dashboards/locales/de.json',
      'ui/charts/bars.tsx',
      'ui/charts/donut.tsx',
      'ui/charts/lines.tsx',
    ],
  },
  // end dashboards
];

/** The limit of the files that a screen loads in addition to the frame, in KiB with gzip. */
const screenBudget = 90;

/** The limit of the files that a page of a guest loads in addition to the entry, in KiB with gzip. */
const guestPageBudget = 16;

/** The limit of a file, in KiB with gzip. The largest files are libraries: jsPDF, charts, the editor. */
const fileBudget = 140;

/** The modules of the gallery. The frame includes only the addresses of its subjects. */
const galleryModules = /\/client\/(gallery|features\/gallery\/(?!index\.|subjects\.))/;

/** Fails the build if a page load or a file exceeds its budget. Reads the compressed files from the disk. */
export function firstLoadBudget(): Plugin {
  return {
    name: 'frontdesk-budget',
    apply: 'build',
    writeBundle: {
      // The plugin that compresses the files runs before.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entries = chunks.filter((chunk) => chunk.isEntry);
        const measureSize = async (files: Iterable<string>) => {
          const stats = await Promise.all([...files].map((file) => stat(join(dir, `${file}.gz`))));
          return stats.reduce((sum, { size }) => sum + size, 0) / 1024;
        };
        const check = (name: string, size: number, limit: number) => {
          const message = `${name}: ${size.toFixed(1)} of ${limit} KiB gzip`;
          if (size > limit) this.error(message);
          return message;
        };
        const collectChunks = (modules: string[]) => {
          const found = modules.map((module) => findChunk(bundle, module));
          const missing = modules.filter((_, index) => !found[index]);
          if (missing.length > 0) this.error(`Not in the bundle: ${missing.join(', ')}`);
          return collectWithImports(bundle, [...entries, ...found]);
        };

        for (const { name, budget, modules } of pageLoads) {
          const loaded = collectChunks(modules);
          const demos = listModules(loaded).filter((module) => galleryModules.test(module));
          if (demos.length > 0)
            this.error(`${name} must not load demos of the gallery: ${demos.join(', ')}`);

          const js = await measureSize(listFileNames(loaded));
          process.stdout.write(`${check(`${name}, js`, js, budget.js)}\n`);
          const css = await measureSize(collectStyles(loaded));
          process.stdout.write(`${check(`${name}, css`, css, budget.css)}\n`);
        }

        const frameChunks = collectChunks(signedInModules);
        const entryChunks = collectChunks([]);
        for (const screen of chunks.filter(isScreen)) {
          const isGuest = isGuestPage(screen);
          const loaded = isGuest ? entryChunks : frameChunks;
          const added = [...collectWithImports(bundle, [screen])].filter(
            (chunk) => !loaded.has(chunk),
          );
          const size = await measureSize(listFileNames(added));
          check(screen.fileName, size, isGuest ? guestPageBudget : screenBudget);
        }
        for (const chunk of chunks.filter((candidate) => !frameChunks.has(candidate))) {
          check(chunk.fileName, await measureSize([chunk.fileName]), fileBudget);
        }
      },
    },
  };
}

const isScreen = ({ facadeModuleId }: Rollup.OutputChunk) =>
  /\/features\/\w+\/\w+Page\.tsx$/.test(facadeModuleId ?? '');

const isGuestPage = ({ facadeModuleId }: Rollup.OutputChunk) =>
  /\/features\/(auth|misc)\/\w+Page\.tsx$/.test(facadeModuleId ?? '');

const listFileNames = (chunks: Iterable<Rollup.OutputChunk>) =>
  [...chunks].map(({ fileName }) => fileName);

const listModules = (chunks: Iterable<Rollup.OutputChunk>) =>
  [...chunks].flatMap(({ modules }) => Object.keys(modules));
