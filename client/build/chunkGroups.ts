import { build, type Plugin, type Rollup, type UserConfig } from 'vite';
import { subjects } from '../features/gallery/families.ts';
import { chunkOf, withImports } from './chunks.ts';
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

type PartName = keyof typeof parts | 'other';

/**
 * Decides which modules share a file.
 *
 * By default, the bundler creates a file for each set of screens that share a module. That makes several
 * hundred files, and the first page load requests 75 of them. Each request costs time, most of all on
 * slow connections. With the groups below, the first page load requests six files.
 *
 * The bundler has to know first which modules remain after tree shaking. Without that, every screen
 * would need all of Mantine, which is one module with many exports. So the first pass builds without
 * groups and without minifying, and reads which part needs which module. The second pass groups the
 * modules that the same parts need. Icons that several other
 * screens share are one file. The texts of the
 * gallery are one file for each family and language, the sources of its demos one for each subject.
 */
export function chunkGroups(config: UserConfig): Plugin {
  return {
    name: 'frontdesk-chunk-groups',
    apply: 'build',
    async config() {
      const partsOf = await findParts(config);
      const groups: Rollup.CodeSplittingGroup[] = [
        {
          debugName: 'parts',
          name(id, graph) {
            // A style sheet belongs to the modules that import it.
            const ids = partsOf.has(id) ? [id] : (graph.getModuleInfo(id)?.importers ?? []);
            const needed = new Set([...ids.flatMap((one) => [...(partsOf.get(one) ?? [])])]);
            return nameOfTexts(id) ?? nameOfPart(id, needed);
          },
        },
        { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 2 },
      ];
      const codeSplitting = { includeDependenciesRecursively: false, groups };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
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

/** Builds without groups, and returns the parts that need each module, by the id of the module. */
async function findParts(config: UserConfig) {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  })) as Rollup.RolldownOutput;
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  const chunks = output.filter((file) => file.type === 'chunk');
  const partsOf = new Map<string, Set<PartName>>();

  const add = (part: PartName, wanted: (Rollup.OutputChunk | undefined)[]) => {
    for (const { moduleIds } of withImports(bundle, wanted)) {
      for (const id of moduleIds) partsOf.set(id, (partsOf.get(id) ?? new Set()).add(part));
    }
  };

  const own = Object.entries(parts).flatMap(([part, modules]) => {
    const wanted = modules.map((module) => chunkOf(bundle, module));
    if (wanted.includes(undefined)) throw new Error(`Not in the bundle: one of ${modules}`);
    add(part as PartName, wanted);
    return wanted;
  });
  add(
    'other',
    chunks.filter((chunk) => chunk.isDynamicEntry && !own.includes(chunk)),
  );
  return partsOf;
}
