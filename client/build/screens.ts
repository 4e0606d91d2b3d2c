import { join } from 'node:path';
import { runnerImport } from 'vite';
import { startPath } from '../config.ts';
import type { Feature } from '../feature.ts';

/** A screen, as far as the build is told. */
export interface BuiltScreen {
  /** Of its addresses: the source of a regular expression. */
  pattern: string;
  /** What its first load imports, as `features/todo/TodoPage.tsx`. */
  modules: string[];
  /** Namespaces of its texts. */
  texts: string[];
}

const root = join(import.meta.dirname, '..');

/** Styles say nothing about addresses, and the importer cannot read them. */
const noStyles = {
  name: 'frontdesk-no-styles',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id.endsWith('.css') ? '\0styles' : undefined),
  load: (id: string) => (id === '\0styles' ? 'export default {};' : undefined),
};

/**
 * The screens of who may read everything, out of the features themselves: an address, and what its
 * `lazy` and `queries` import. Those of the gallery share a module that knows the rest.
 */
export async function loadScreens(): Promise<BuiltScreen[]> {
  const { module } = await runnerImport<{ features: Feature[] }>(join(root, 'features.ts'), {
    configFile: false,
    root,
    plugins: [noStyles],
  });

  return module.features
    .filter(({ name }) => name !== 'gallery')
    .flatMap(({ name, routes = [] }) =>
      routes.flatMap(({ path = '', lazy, queries, texts = [], handle }) => {
        const modules = [lazy, queries].flatMap(importsOf);
        if (modules.length === 0 || typeof handle?.access === 'string') return [];
        const pattern = path === startPath ? `(${path})?` : patternOf(path);
        return [{ pattern, modules, texts: [name, ...texts] }];
      }),
    );
}

/** What a function imports, once Vite has been over it. */
const importsOf = (source: unknown) =>
  [...String(source).matchAll(/import__\("\/([^"]+)"/g)].flatMap(([, module]) => module ?? []);

const patternOf = (path: string) =>
  path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+');
