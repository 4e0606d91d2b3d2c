import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { languages, startPath, storageKeys } from '../config.ts';
import { createColorSchemesCss } from '../theme/colorSchemes.ts';
import { collectStyles, collectWithImports, findChunk } from './chunks.ts';

/** The modules that every signed-in viewer loads first: the routes, the frame and Apollo Client. */
export const frameModules = ['frame/signedInRoutes.tsx', 'frame/Frame.tsx', 'data/apollo.ts'];

/** The modules that the frame loads after its first render. */
export const deferredFrameModules = ['frame/FrameOverlays.tsx', 'features/search/BookmarksBar.tsx'];

/** The modules and texts to preload with the entry: for a signed-in viewer, for a guest, and on the start page. */
const preloads = {
  user: { modules: frameModules, texts: ['app'] },
  guest: { modules: ['features/auth/LoginPage.tsx'], texts: ['app', 'auth'] },
  home: {
    modules: [
      // remove-feature dashboards
      'features/dashboards/EcommercePage.tsx',
      'features/dashboards/EcommerceDashboard.tsx',
      'features/dashboards/loaders.ts',
      // The first chart of the start page is in the viewport.
      'ui/charts/lines.tsx',
      // end dashboards
    ],
    texts: [
      // remove-feature dashboards
      'dashboards',
      // end dashboards
    ],
  },
};

/** The icon of the page, which contains it to save a request. */
const icon = readFileSync(join(import.meta.dirname, 'favicon.svg'), 'utf8');

/** Adds the colours, the font and the lists of preloaded files to `index.html`, so that the first paint needs no script. */
export function pagePlugin(): Plugin {
  return {
    name: 'frontdesk-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => /inter-latin-wght-normal/.test(file));
        const page = html
          .replace('<style id="boot"></style>', `<style>${bootStyles}</style>`)
          // The font and the styles have priority, because the first paint needs no script.
          .replace('<script type="module"', '$& fetchpriority="low"')
          .replace('%ICON%', `data:image/svg+xml,${encodeURIComponent(icon)}`)
          .replace('%KEYS%', JSON.stringify(storageKeys))
          .replace('%START_PATH%', startPath.slice(1))
          .replace('%FILES%', JSON.stringify(listPreloads(bundle)));
        if (!font) return page;

        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        const preload = { tag: 'link', attrs: { ...attrs, href: `/${font}` } };
        return { html: page, tags: [{ ...preload, injectTo: 'body' }] };
      },
    },
  };
}

/** Returns the names of the files to preload with the entry, from the output of the bundler. */
function listPreloads(bundle: Rollup.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  if (chunks.length === 0) return { user: {}, guest: {}, home: {}, texts: {} };

  const entry = collectWithImports(
    bundle,
    chunks.filter((chunk) => chunk.isEntry),
  );
  /** Returns the files of the modules that are not in the chunks that are loaded already. */
  const listFiles = (modules: string[], loaded: Set<Rollup.OutputChunk>) => {
    const found = modules.map((module) => findChunk(bundle, module));
    const added = [...collectWithImports(bundle, found)].filter((chunk) => !loaded.has(chunk));
    return [...added.map(({ fileName }) => fileName), ...collectStyles(added)].map(removeFolder);
  };
  const { user, guest, home } = preloads;
  const frameChunks = user.modules.map((module) => findChunk(bundle, module));
  const entryAndFrame = new Set([...entry, ...collectWithImports(bundle, frameChunks)]);
  const namespaces = new Set([...user.texts, ...guest.texts, ...home.texts]);

  return {
    user: { files: listFiles(user.modules, entry), texts: user.texts },
    guest: { files: listFiles(guest.modules, entry), texts: guest.texts },
    home: { files: listFiles(home.modules, entryAndFrame), texts: home.texts },
    texts: Object.fromEntries(
      Object.keys(languages).map((language) => [
        language,
        Object.fromEntries(
          [...namespaces].map((name) => [name, findTextFile(bundle, name, language)]),
        ),
      ]),
    ),
  };
}

/** Returns the name of the file that contains the texts of a namespace. */
function findTextFile(bundle: Rollup.OutputBundle, namespace: string, language: string) {
  const folder = namespace === 'app' ? 'gql/texts' : `features/${namespace}/locales`;
  const chunk = findChunk(bundle, `${folder}/${language}.json`);
  return chunk && removeFolder(chunk.fileName);
}

const removeFolder = (file: string) => file.replace(/^assets\//, '');

/** The styles of the first paint. */
const bootStyles = [
  createColorSchemesCss(),
  'body{margin:0;background:var(--fd-page)}',
  '.boot{display:grid;place-items:center;min-height:100vh}',
].join('');
