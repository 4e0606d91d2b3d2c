import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { languages, startPath, storageKeys } from '../config.ts';
import { collectStyles, findChunk, withImports } from './chunks.ts';
import { createColorSchemesCss } from './colorSchemes.ts';

/** The modules that every signed-in viewer loads first: the routes, the frame, the Apollo client. */
export const frame = ['app/signedInRoutes.tsx', 'app/Frame.tsx', 'app/apollo.ts'];

/** The modules that the frame loads after its first render. */
export const bar = ['app/Extras.tsx', 'features/search/BookmarksBar.tsx'];

/** The modules and texts that are preloaded with the entry: for a signed-in viewer, for a guest, on the start page. */
const starts = {
  user: { modules: frame, texts: ['app'] },
  guest: { modules: ['features/auth/LoginPage.tsx'], texts: ['app', 'auth'] },
  home: {
    modules: [
      'features/dashboards/EcommercePage.tsx',
      'features/dashboards/EcommerceDashboard.tsx',
      'features/dashboards/loaders.ts',
    ],
    texts: ['dashboards'],
  },
};

/** The icon is part of the page, which saves a request. */
const icon = readFileSync(join(import.meta.dirname, 'favicon.svg'), 'utf8');

/** Adds colors, the font and the lists of preloaded files to `index.html`, so that the first paint needs no script. */
export function pagePlugin(): Plugin {
  return {
    name: 'frontdesk-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => /inter-latin-wght-normal/.test(file));
        const shell = html
          .replace('<style id="boot"></style>', `<style>${boot}</style>`)
          // The first paint needs no script.
          .replace('<script type="module"', '$& fetchpriority="low"')
          .replace('%ICON%', `data:image/svg+xml,${encodeURIComponent(icon)}`)
          .replace('%KEYS%', JSON.stringify(storageKeys))
          .replace('%START_PATH%', startPath.slice(1))
          .replace('%FILES%', JSON.stringify(listPreloads(bundle)));
        if (!font) return shell;

        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        const preload = { tag: 'link', attrs: { ...attrs, href: `/${font}` } };
        return { html: shell, tags: [{ ...preload, injectTo: 'body' }] };
      },
    },
  };
}

/** Returns the files that are preloaded with the entry. They are read from the output of the bundler. */
function listPreloads(bundle: Rollup.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  if (chunks.length === 0) return { user: {}, guest: {}, home: {}, texts: {} };

  const entry = withImports(
    bundle,
    chunks.filter((chunk) => chunk.isEntry),
  );
  const filesAfter = (before: Set<Rollup.OutputChunk>, modules: string[]) => {
    const wanted = modules.map((module) => findChunk(bundle, module));
    const added = [...withImports(bundle, wanted)].filter((chunk) => !before.has(chunk));
    return [...added.map(({ fileName }) => fileName), ...collectStyles(added)].map(removeFolder);
  };
  const { user, guest, home } = starts;
  const frameChunks = user.modules.map((module) => findChunk(bundle, module));
  const loaded = new Set([...entry, ...withImports(bundle, frameChunks)]);
  const namespaces = new Set([...user.texts, ...guest.texts, ...home.texts]);

  return {
    user: { files: filesAfter(entry, user.modules), texts: user.texts },
    guest: { files: filesAfter(entry, guest.modules), texts: guest.texts },
    home: { files: filesAfter(loaded, home.modules), texts: home.texts },
    texts: Object.fromEntries(
      Object.keys(languages).map((language) => [
        language,
        Object.fromEntries(
          [...namespaces].map((name) => [name, collectTexts(bundle, name, language)]),
        ),
      ]),
    ),
  };
}

/** Returns the file with the texts of a namespace, if it is not part of another file. */
function collectTexts(bundle: Rollup.OutputBundle, space: string, language: string) {
  const [name, ...part] = space.split('/');
  const folder = name === 'app' ? name : `features/${name}`;
  const chunk = findChunk(bundle, [folder, 'locales', ...part, `${language}.json`].join('/'));
  return chunk && removeFolder(chunk.fileName);
}

const removeFolder = (file: string) => file.replace(/^assets\//, '');

const boot = [
  createColorSchemesCss(),
  'body{margin:0;background:var(--fd-page)}',
  '.boot{display:grid;place-items:center;min-height:100vh}',
].join('');
