import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { firstLoadBudget } from './build/budget.ts';
import { compress } from './build/compress.ts';
import { devServer } from './build/devServer.ts';
import { lighterFonts } from './build/fonts.ts';
import { mantineStyles } from './build/mantineStyles.ts';
import { page } from './build/page.ts';
import { lessPreloads } from './build/preloads.ts';
import { pureAbilities } from './build/pureAbilities.ts';
import { visits } from './build/visits.ts';

const { PORT = '4000', HOST = '127.0.0.1' } = process.env;

/** The package names its development build only, which carries warnings that no visitor reads. */
const router = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url));

/** What is built, of which the bundler gets a first look before it is told what shares a file. */
const built = (): UserConfig => ({
  root: import.meta.dirname,
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: router('index.mjs') },
      { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
    ],
  },
  plugins: [react(), mantineStyles(), pureAbilities()],
  build: {
    target: 'es2023',
    rolldownOptions: {
      // jsPDF imports them to draw HTML and SVG, which no export does.
      external: ['canvg', 'html2canvas'],
      // Nothing in these does anything by being loaded; their packages do not say so.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@ucast\//, sideEffects: false }] },
    },
  },
});

const { resolve, plugins, build } = built();

export default defineConfig(({ command }) => ({
  resolve: command === 'build' ? resolve : {},
  plugins: [
    plugins,
    devServer(),
    visits(built()),
    lighterFonts(),
    page(),
    lessPreloads(),
    firstLoadBudget(),
    compress(),
  ],
  // The tools have pages of their own, whose workers the scanner cannot read.
  optimizeDeps: { entries: ['index.html'] },
  server: { host: HOST, port: Number(PORT), strictPort: true },
  build: {
    ...build,
    outDir: '../dist/client',
    emptyOutDir: true,
    // Only the rich-text editor is larger, and it loads alone.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      ...build?.rolldownOptions,
      output: {
        // The lists of what a screen needs are full of them: short, and a name only where it says
        // something, which the bundler's own for what screens share does not.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ facadeModuleId }) =>
          /\.tsx$/.test(facadeModuleId ?? '') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7][extname]',
      },
    },
  },
}));
