import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const compressible = /\.(css|html|js|svg)$/;
const outDir = join(import.meta.dirname, '../../dist/tools');
// Quality 9 takes a tenth of the time of quality 11, and the files are two per cent larger.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes a .br and a .gz file beside each text file, so that the server does not compress at run time. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const names = await readdir(outDir, { recursive: true });
      const compressFile = async (name: string) => {
        const file = join(outDir, name);
        const body = await readFile(file);
        if (body.length < 1024) return;
        await writeFile(`${file}.br`, await promisify(brotliCompress)(body, brotli));
        await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
      };
      await Promise.all(names.filter((name) => compressible.test(name)).map(compressFile));
    },
  };
}

/** Preloads the font of the reference. Without it, the first paint has the fallback font, and keeps it (`font-display: optional`). */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, path }) {
        const font = Object.keys(bundle).find((file) => /inter-latin-wght-normal/.test(file));
        if (!font || !path.includes('reference')) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs: { ...attrs, href: `/tools/${font}` }, injectTo: 'head' }];
      },
    },
  };
}

/** The build of the two pages for developers: the GraphQL explorer and the REST reference. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/tools/',
  // The files refer to each other with relative URLs, so that the build can be served from any folder.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  publicDir: false,
  plugins: [react(), preloadFont(), precompress()],
  build: {
    outDir,
    emptyOutDir: true,
    license: { fileName: '.vite/licenses.json' },
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      // The packages of GraphiQL contain directives of the React compiler, which has already run.
      onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
      input: {
        explorer: join(import.meta.dirname, 'explorer/index.html'),
        reference: join(import.meta.dirname, 'reference/index.html'),
      },
    },
  },
});
