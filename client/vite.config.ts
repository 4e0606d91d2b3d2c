import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { firstLoadBudget } from './build/budget.ts';
import { chunkGroups } from './build/chunkGroups.ts';
import { codegen } from './build/codegen.ts';
import { compress } from './build/compress.ts';
import { devServer } from './build/devServer.ts';
import { subsetFonts } from './build/fonts.ts';
import { pagePlugin } from './build/page.ts';
import { textAlign } from './build/textAlign.ts';
import { themeStyles } from './build/themeStyles.ts';

const { PORT = '4000', HOST = '127.0.0.1' } = process.env;

/** Returns the options that both passes of the build share (see `chunkGroups`). */
const createSharedConfig = (): UserConfig => ({
  root: import.meta.dirname,
  plugins: [react(), textAlign(), themeStyles()],
  build: {
    target: 'es2023',
    rolldownOptions: {
      // jsPDF imports these packages to draw HTML and SVG. No PDF export of the app uses them.
      external: ['canvg', 'html2canvas'],
    },
  },
});

const { plugins, build } = createSharedConfig();

export default defineConfig({
  plugins: [
    plugins,
    codegen(),
    devServer(),
    chunkGroups(createSharedConfig()),
    subsetFonts(),
    pagePlugin(),
    compress(),
    firstLoadBudget(),
  ],
  // The files refer to each other with relative URLs, so that the build can be served from any folder.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  // The dependency scanner cannot read the workers of the tools.
  optimizeDeps: { entries: ['index.html'] },
  server: { host: HOST, port: Number(PORT), strictPort: true },
  build: {
    ...build,
    outDir: '../dist/client',
    emptyOutDir: true,
    // The package contains the license texts of all bundles. No server sends this file.
    license: { fileName: '.vite/licenses.json' },
    // Kilobytes. Only the chunk of the rich text editor is larger than the default of 500.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      ...build?.rolldownOptions,
      output: {
        // The names are short, because `index.html` contains many of them. Shared chunks have only a hash.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ facadeModuleId }) =>
          /\.tsx$/.test(facadeModuleId ?? '') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
