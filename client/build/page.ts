import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { languages, storageKeys } from '../config.ts';
import { chunkOf, stylesOf, withImports } from './chunks.ts';
import { loadScreens } from './screens.ts';
import { skinsCss } from './skins.ts';

/** What a visitor who is signed in loads first: the addresses, what stands around every screen, the data. */
export const frame = ['app/frameRoutes.tsx', 'app/Frame.tsx', 'app/apollo.ts'];

/** What the frame adds on its own, once it is drawn or where there is room. */
export const bar = ['app/Extras.tsx', 'features/search/BookmarksBar.tsx'];

/** What follows the entry, for who is signed in and for who is not. */
const starts = {
  user: { modules: frame, texts: ['app'] },
  guest: { modules: ['features/auth/LoginPage.tsx'], texts: ['app', 'auth'] },
};

/** The icon in the page itself: one request less. */
const icon = readFileSync(join(import.meta.dirname, 'favicon.svg'), 'utf8');

/** Gives `index.html` what it needs to be painted before any script: our colours, and the font. */
export function page(): Plugin {
  return {
    name: 'frontdesk-page',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => /inter-latin-wght-normal/.test(file));
        const shell = html
          .replace('<style id="boot"></style>', `<style>${boot}</style>`)
          // What is seen comes first, and no script is needed for the logo.
          .replace('<script type="module"', '$& fetchpriority="low"')
          .replace('%ICON%', `data:image/svg+xml,${encodeURIComponent(icon)}`)
          .replace('%KEYS%', JSON.stringify(storageKeys))
          .replace('%FILES%', JSON.stringify(await filesOf(bundle)));
        if (!font) return shell;

        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        const preload = { tag: 'link', attrs: { ...attrs, href: `/${font}` } };
        return { html: shell, tags: [{ ...preload, injectTo: 'body' }] };
      },
    },
  };
}

/** What a visitor will need, by address and language, so that it starts beside the entry and not after it. */
async function filesOf(bundle: Rollup.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  if (chunks.length === 0) return { user: {}, guest: {}, screens: [], texts: {} };

  const entry = withImports(
    bundle,
    chunks.filter((chunk) => chunk.isEntry),
  );
  const behind = (modules: string[], before: Set<Rollup.OutputChunk>) => {
    const asked = modules.map((module) => chunkOf(bundle, module));
    return [...withImports(bundle, asked)].filter((chunk) => !before.has(chunk));
  };
  const named = (added: Rollup.OutputChunk[]) =>
    [...added.map(({ fileName }) => fileName), ...stylesOf(added)].map(nameOf);
  const { user, guest } = starts;
  const framed = new Set([...entry, ...behind(user.modules, entry)]);
  const screens = await loadScreens();
  const spaces = [...user.texts, ...guest.texts, ...screens.flatMap(({ texts }) => texts)];

  return {
    user: { files: named(behind(user.modules, entry)), texts: user.texts },
    guest: { files: named(behind(guest.modules, entry)), texts: guest.texts },
    screens: screens.map(({ pattern, modules, texts }) => ({
      at: pattern,
      files: named(behind(modules, framed)),
      texts,
    })),
    texts: Object.fromEntries(
      Object.keys(languages).map((language) => [
        language,
        Object.fromEntries(spaces.map((space) => [space, textsIn(bundle, space, language)])),
      ]),
    ),
  };
}

/** The file with the texts of a namespace; some have none of their own. */
function textsIn(bundle: Rollup.OutputBundle, space: string, language: string) {
  const [name, ...part] = space.split('/');
  const folder = name === 'app' ? name : `features/${name}`;
  const chunk = chunkOf(bundle, [folder, 'locales', ...part, `${language}.json`].join('/'));
  return chunk && nameOf(chunk.fileName);
}

const nameOf = (file: string) => file.replace(/^assets\//, '');

const boot = [
  skinsCss(),
  'body{margin:0;background:var(--fd-page)}',
  '.boot{display:grid;place-items:center;min-height:100vh}',
].join('');
