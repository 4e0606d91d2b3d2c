import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { languages, storageKeys } from '../config.ts';
import { chunkOf, stylesOf, withImports } from './chunks.ts';
import { skinsCss } from './skins.ts';

/** What a visitor who is signed in loads first: the addresses, what stands around every screen, the data. */
export const frame = ['app/frameRoutes.tsx', 'app/Frame.tsx', 'app/apollo.ts'];

/** What follows the entry: for who is signed in, and for who is not. */
const next = {
  FRAME: frame,
  GUEST: ['features/auth/LoginPage.tsx'],
};

/** The icon in the page itself: one request less. */
const icon = readFileSync(join(import.meta.dirname, 'favicon.svg'), 'utf8');

/** Gives `index.html` what it needs to be painted before any script: our colours, and the font. */
export function page(): Plugin {
  return {
    name: 'frontdesk-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => /inter-latin-wght-normal/.test(file));
        const shell = html
          .replace('<style id="boot"></style>', `<style>${boot}</style>`)
          .replace('%ICON%', `data:image/svg+xml,${encodeURIComponent(icon)}`)
          .replace('%KEYS%', JSON.stringify(storageKeys))
          .replace('%FRAME%', filesBehind(bundle, next.FRAME))
          .replace('%GUEST%', filesBehind(bundle, next.GUEST))
          .replace('%TEXTS%', JSON.stringify(textsIn(bundle)));
        if (!font) return shell;

        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        const preload = { tag: 'link', attrs: { ...attrs, href: `/${font}` } };
        return { html: shell, tags: [{ ...preload, injectTo: 'head-prepend' }] };
      },
    },
  };
}

/** Addresses of what modules need, beside what the entry has loaded already. */
function filesBehind(bundle: Rollup.OutputBundle, modules: string[]): string {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
  const before = withImports(bundle, entries as Rollup.OutputChunk[]);
  const all = withImports(
    bundle,
    modules.map((module) => chunkOf(bundle, module)),
  );
  const added = [...all].filter((chunk) => !before.has(chunk));
  return [...added.map(({ fileName }) => fileName), ...stylesOf(added)]
    .map((file) => `/${file}`)
    .join(' ');
}

/** Address of the frame's texts in each language. */
function textsIn(bundle: Rollup.OutputBundle) {
  return Object.fromEntries(
    Object.keys(languages).flatMap((language) => {
      const chunk = chunkOf(bundle, `app/locales/${language}.json`);
      return chunk ? [[language, `/${chunk.fileName}`]] : [];
    }),
  );
}

const boot = [
  skinsCss(),
  'body{margin:0;background:var(--fd-page)}',
  '.boot{display:grid;place-items:center;min-height:100vh}',
].join('');
