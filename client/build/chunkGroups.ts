import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { subjects } from '../features/gallery/families.ts';
import { createModuleGraph } from './moduleGraph.ts';
import { bar, frame } from './page.ts';

/** The modules of the parts of the first page load that most viewers see. Each part becomes one file. */
const parts = {
  start: ['main.tsx'],
  guest: ['features/auth/LoginPage.tsx'],
  frame: [...frame, 'app/readStream.ts'],
  bar,
  screen: ['features/access/AccessControlPage.tsx', 'features/access/loaders.ts'],
  home: [
    'features/dashboards/EcommercePage.tsx',
    'features/dashboards/EcommerceDashboard.tsx',
    'features/dashboards/loaders.ts',
  ],
  charts: ['ui/charts/bars.tsx', 'ui/charts/round.tsx'],
  otherCharts: ['candles', 'lines', 'points', 'polar', 'rays'].map(
    (name) => `ui/charts/${name}.tsx`,
  ),
  board: ['features/todo/TodoPage.tsx', 'features/todo/loaders.ts'],
};

/** Every generated file of hooks imports it, and tree shaking removes it from all parts. */
const shaken = /\/client\/state\/lazyQuery\.ts$/;

type PartName = keyof typeof parts | 'other';

/**
 * Decides which modules share a file.
 *
 * By default, the bundler creates a file for each set of screens that share a module. That makes several
 * hundred files, and the first page load requests 75 of them. Each request costs time, most of all on
 * slow connections. With the groups below, the first page load requests six files.
 *
 * A module belongs to the parts that need it (`createModuleGraph`). Modules that the same parts need
 * share a file. Icons that several other screens share are one file. The texts of the gallery are one
 * file for each family and language, the sources of its demos one for each subject.
 */
export function chunkGroups(): Plugin {
  let partsOf: ReturnType<typeof findParts> | undefined;
  const groups: Rollup.CodeSplittingGroup[] = [
    {
      debugName: 'parts',
      name(id, graph) {
        partsOf ??= findParts((one) => graph.getModuleInfo(one));
        return nameOfTexts(id) ?? nameOfPart(id, new Set(partsOf.get(id)));
      },
    },
    { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 2 },
  ];
  const codeSplitting = { includeDependenciesRecursively: false, groups };
  return {
    name: 'frontdesk-chunk-groups',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting } } } }),
  };
}

/** Returns the name of the file with the texts or the sources of the demos of a subject. */
function nameOfTexts(id: string): string | null {
  const [, subject = '', rest = ''] = /\/client\/gallery\/([^/]+)\/(.*)/.exec(id) ?? [];
  if (rest.endsWith('?raw')) return `sources-${subject}`;

  const [, language] = /^locales\/(\w+)\.json$/.exec(rest) ?? [];
  const family = subjects.find((one) => one.id === subject)?.family;
  return language && family ? `texts-${family}-${language}` : null;
}

/** Returns the name of the file that a module of the first page load shares, if any. */
function nameOfPart(id: string, needed: Set<PartName>): string | null {
  const isOfFeature = /\/client\/(features|gql|ui\/cards)\//.test(id);
  const isShared = needed.delete('other') && !isOfFeature;
  needed.delete('otherCharts');
  const [part] = needed;

  // The scenes of illustrations share shapes that are too small for a file each.
  if (!part) return isShared && id.includes('/client/ui/art/') ? 'art' : null;
  if (needed.has('start') || (needed.has('guest') && needed.has('frame'))) return 'start';
  if (needed.size > 1 || (isShared && ['frame', 'home'].includes(part))) return 'frame';
  if (part === 'bar' || part === 'charts') return part;
  return isShared ? `${part}-shared` : part;
}

/** Returns the parts that need each module, by the id of the module. */
function findParts(getModuleInfo: (id: string) => Rollup.ModuleInfo | null) {
  const findModules = createModuleGraph((id) => (shaken.test(id) ? null : getModuleInfo(id)));
  const partsOf = new Map<string, Set<PartName>>();
  const add = (part: PartName, modules: string[]) => {
    for (const id of findModules(modules)) {
      if (!shaken.test(id)) partsOf.set(id, (partsOf.get(id) ?? new Set()).add(part));
    }
  };

  const own = Object.entries(parts).flatMap(([part, names]) => {
    const modules = names.map((name) => join(import.meta.dirname, '..', name));
    const missing = modules.filter((module) => !getModuleInfo(module));
    if (missing.length > 0) throw new Error(`Not in the bundle: ${missing}`);
    add(part as PartName, modules);
    return modules;
  });

  const lazy = new Set<string>();
  const collectLazy = (start: string) => {
    for (const module of findModules([start])) {
      for (const id of getModuleInfo(module)?.dynamicallyImportedIds ?? []) {
        if (lazy.has(id)) continue;
        lazy.add(id);
        collectLazy(id);
      }
    }
  };
  own.forEach(collectLazy);
  add(
    'other',
    [...lazy].filter((id) => !own.includes(id)),
  );
  return partsOf;
}
