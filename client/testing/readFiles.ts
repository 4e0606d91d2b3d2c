import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const client = join(import.meta.dirname, '..');

const folders = [
  ...['data', 'features', 'frame', 'gallery', 'locales'],
  ...['navigation', 'session', 'theme', 'tools', 'ui'],
];

/**
 * Reads the files of `client/` whose path matches. Returns their contents by their paths, such as `frame/menu.ts`.
 * `import.meta.glob` would take ten seconds, because Vite transforms each file.
 */
export function readFiles(pattern: RegExp): [path: string, content: string][] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(client, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => pattern.test(path))
    .sort()
    .map((path) => [path, readFileSync(join(client, path), 'utf8')]);
}

export type Texts = { [key: string]: string | Texts };

/** Reads the texts of all languages. Returns them by their paths, such as `locales/en.json`. */
export const readTexts = (): [path: string, texts: Texts][] =>
  readFiles(/(^|\/)locales\/.*\.json$/).map(([path, content]) => [path, JSON.parse(content)]);

/** Returns the texts of nested objects, with keys such as `columns.done`. */
export function flattenTexts(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + key, text]] : flattenTexts(text, `${prefix}${key}.`),
  );
}
