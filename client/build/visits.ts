import { build, type Plugin, type Rollup, type UserConfig } from 'vite';
import { chunkOf, withImports } from './chunks.ts';
import { bar, frame } from './page.ts';

/** What is loaded together. Whatever else is asked for keeps the bundler's own sorting. */
const modules = {
  start: ['main.tsx'],
  guest: ['features/auth/LoginPage.tsx'],
  frame: [...frame, 'state/early.ts', 'app/readStream.ts'],
  bar,
  screen: ['features/access/AccessControlPage.tsx', 'features/access/queries.ts'],
  home: [
    'features/cards/EcommercePage.tsx',
    'features/cards/EcommerceDashboard.tsx',
    'features/cards/queries.ts',
  ],
  charts: ['ui/charts/bars.tsx', 'ui/charts/round.tsx'],
  kinds: ['candles', 'lines', 'points', 'polar', 'rays'].map((kind) => `ui/charts/${kind}.tsx`),
  board: ['features/todo/TodoPage.tsx', 'features/todo/queries.ts'],
};

type Visit = keyof typeof modules | 'other';

/**
 * Decides what shares a file. Every piece that two screens use would have a file of its own, four
 * hundred of them, and a first visit would ask a hundred times. So the bundler sorts once as it
 * likes, and what the same visits need is then laid together.
 */
export function visits(built: UserConfig): Plugin {
  return {
    name: 'frontdesk-visits',
    apply: 'build',
    async config() {
      const visitsOf = await sort(built);
      const group: Rollup.CodeSplittingGroup = {
        debugName: 'visits',
        includeDependenciesRecursively: false,
        name(id, graph) {
          // A style sheet goes where the code goes that asks for it.
          const ids = visitsOf.has(id) ? [id] : (graph.getModuleInfo(id)?.importers ?? []);
          return fileOf(id, new Set(ids.flatMap((one) => [...(visitsOf.get(one) ?? [])])));
        },
      };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
  };
}

/** The name of the file that a module shares, if any. */
function fileOf(id: string, needed: Set<Visit>): string | null {
  const isOfFeature = /\/client\/(features|gql)\//.test(id);
  const isShared = needed.delete('other') && !isOfFeature;
  // Only with the charts of the home screen: what other kinds need as well is no reason to part them.
  needed.delete('kinds');
  const [visit] = needed;

  // Illustrations share their parts, which are too small for files of their own.
  if (!visit) return isShared && id.includes('/client/ui/art/') ? 'art' : null;
  if (needed.has('start') || (needed.has('guest') && needed.has('frame'))) return 'start';
  // What two kinds of screens need, most do, and what others need of a plain one.
  if (needed.size > 1 || (isShared && ['frame', 'screen', 'home'].includes(visit))) return 'frame';
  // What others need of the charts is little, and the bar is on every screen.
  if (visit === 'bar' || (visit === 'charts' && isShared)) return 'bar';
  return isShared ? `${visit}-shared` : visit;
}

/** The visits that need a module, by its id. */
async function sort(built: UserConfig) {
  const { output } = (await build({
    ...built,
    configFile: false,
    logLevel: 'silent',
    build: { ...built.build, write: false, minify: false },
  })) as Rollup.RolldownOutput;
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  const chunks = output.filter((file) => file.type === 'chunk');
  const known = new Map<string, Set<Visit>>();

  const note = (visit: Visit, asked: (Rollup.OutputChunk | undefined)[]) => {
    for (const { moduleIds } of withImports(bundle, asked)) {
      for (const id of moduleIds) known.set(id, (known.get(id) ?? new Set()).add(visit));
    }
  };

  const own = Object.entries(modules).flatMap(([visit, asks]) => {
    const asked = asks.map((module) => chunkOf(bundle, module));
    if (asked.includes(undefined)) throw new Error(`Not all of ${visit} is there: ${asks}`);
    note(visit as Visit, asked);
    return asked;
  });
  note(
    'other',
    chunks.filter((chunk) => chunk.isDynamicEntry && !own.includes(chunk)),
  );
  return known;
}
