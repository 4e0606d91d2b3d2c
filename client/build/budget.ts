import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { collectStyles, findChunk, withImports } from './chunks.ts';
import { bar, frame } from './page.ts';

interface PageLoad {
  name: string;
  /** Limits in KiB, gzip. */
  budget: { js: number; css: number };
  /** The modules that are loaded with the entry. */
  modules: string[];
}

const shell = [...frame, ...bar, 'app/locales/de.json'];

const pageLoads: PageLoad[] = [
  {
    name: '/login',
    budget: { js: 160, css: 36 },
    modules: [
      'features/auth/LoginPage.tsx',
      'app/locales/de.json',
      'features/auth/locales/de.json',
    ],
  },
  {
    name: 'Shell of a signed-in viewer',
    budget: { js: 265, css: 36 },
    modules: shell,
  },
  {
    name: 'Dashboard with its charts',
    budget: { js: 420, css: 40 },
    modules: [
      ...shell,
      'features/dashboards/EcommercePage.tsx',
      'features/dashboards/EcommerceDashboard.tsx',
      'features/dashboards/loaders.ts',
      'features/dashboards/locales/de.json',
      'ui/charts/bars.tsx',
      'ui/charts/donut.tsx',
    ],
  },
];

/** The limit in KiB, gzip, of what a screen loads in addition to the shell. */
const screenBudget = 84;

/** The limit in KiB, gzip, of a file. The largest files are libraries: jsPDF, charts, the editor. */
const fileBudget = 140;

/** The modules of the gallery. The shell includes the addresses of its subjects only. */
const galleryModules = /\/client\/(gallery|features\/gallery\/(?!index\.|families\.))/;

/**
 * Fails the build if a page load or a file exceeds its budget. Reads the compressed files on disk.
 */
export function firstLoadBudget(): Plugin {
  return {
    name: 'frontdesk-budget',
    apply: 'build',
    writeBundle: {
      // The plugin that compresses the files runs first.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entries = chunks.filter((chunk) => chunk.isEntry);
        const sizeOf = async (files: Iterable<string>) => {
          const stats = await Promise.all([...files].map((file) => stat(join(dir, `${file}.gz`))));
          return stats.reduce((sum, { size }) => sum + size, 0) / 1024;
        };
        const check = (name: string, size: number, limit: number) => {
          const line = `${name}: ${size.toFixed(1)} of ${limit} KiB gzip`;
          if (size > limit) this.error(line);
          return line;
        };
        const load = (modules: string[]) => {
          const wanted = modules.map((module) => findChunk(bundle, module));
          const missing = modules.filter((_, index) => !wanted[index]);
          if (missing.length > 0) this.error(`Not in the bundle: ${missing.join(', ')}`);
          return withImports(bundle, [...entries, ...wanted]);
        };

        for (const { name, budget, modules } of pageLoads) {
          const loaded = load(modules);
          const demos = listModules(loaded).filter((module) => galleryModules.test(module));
          if (demos.length > 0) this.error(`${name} loads demos: ${demos.join(', ')}`);

          const js = await sizeOf(listFileNames(loaded));
          process.stdout.write(`${check(`${name}, js`, js, budget.js)}\n`);
          const css = await sizeOf(collectStyles(loaded));
          process.stdout.write(`${check(`${name}, css`, css, budget.css)}\n`);
        }

        const base = load(shell);
        for (const screen of chunks.filter(isScreen)) {
          const added = [...withImports(bundle, [screen])].filter((chunk) => !base.has(chunk));
          check(screen.fileName, await sizeOf(listFileNames(added)), screenBudget);
        }
        for (const chunk of chunks.filter((one) => !base.has(one))) {
          check(chunk.fileName, await sizeOf([chunk.fileName]), fileBudget);
        }
      },
    },
  };
}

const isScreen = ({ facadeModuleId }: Rollup.OutputChunk) =>
  /\/features\/\w+\/\w+Page\.tsx$/.test(facadeModuleId ?? '');

const listFileNames = (chunks: Iterable<Rollup.OutputChunk>) =>
  [...chunks].map(({ fileName }) => fileName);

const listModules = (chunks: Iterable<Rollup.OutputChunk>) =>
  [...chunks].flatMap(({ modules }) => Object.keys(modules));
