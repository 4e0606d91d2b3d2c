import { build, type Plugin, type Rollup, type UserConfig } from 'vite';
import { subjects } from '../features/gallery/families.ts';
import { findChunk, withImports } from './chunks.ts';
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
  charts: ['ui/charts/bars.tsx', 'ui/charts/donut.tsx'],
  otherCharts: ['candlestick', 'lines', 'polar', 'radial', 'scatter'].map(
    (name) => `ui/charts/${name}.tsx`,
  ),
  board: ['features/todo/TodoPage.tsx', 'features/todo/loaders.ts'],
};

type PartName = keyof typeof parts | 'other' | 'gallery';

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
 * modules that the same parts need.
 *
 * The other screens share the files in `shared`, one file of icons and the files of their feature, so that
 * no screen requests more than 30 files (`e2e/requests.spec.ts`). The texts of the gallery are one file for each
 * family and language, the sources of its demos one for each subject.
 */
export function chunkGroups(config: UserConfig): Plugin {
  return {
    name: 'frontdesk-chunk-groups',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const imported = chunk.imports.map((name) => bundle[name]);
        const loaded = withImports(
          bundle,
          imported.filter((file) => file?.type === 'chunk'),
        );
        if (loaded.has(chunk)) this.error(`Cycle between chunks: ${chunk.moduleIds.join(', ')}`);
      }
    },
    async config() {
      const partsOf = await findParts(config);
      const groups: Rollup.CodeSplittingGroup[] = [
        {
          debugName: 'parts',
          name(id, graph) {
            // A style sheet belongs to the modules that import it.
            const ids = partsOf.has(id) ? [id] : (graph.getModuleInfo(id)?.importers ?? []);
            const needed = new Set([...ids.flatMap((one) => [...(partsOf.get(one) ?? [])])]);
            return nameOfTexts(id) ?? nameOfShared(id, needed) ?? nameOfPart(id, needed);
          },
        },
        { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 2 },
        {
          debugName: 'features',
          name: nameOfFeature,
          minShareCount: 2,
          entriesAware: true,
          entriesAwareMergeThreshold: 20_000,
        },
      ];
      const codeSplitting = { includeDependenciesRecursively: false, groups };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

const components = (names: string) =>
  new RegExp(`/@mantine/core/esm/components/(${names.replaceAll(' ', '|')})/`);

/**
 * The modules that screens share, by the name of their file. The build fails if files
 * import each other in a cycle, because a module could run before a module that it needs.
 */
const shared = {
  controls: [
    components(
      'Alert Autocomplete Badge Checkbox Chip Combobox Group Input InputBase NativeSelect Pagination Paper ScrollArea Select SimpleGrid Stack Switch Text TextInput Textarea Timeline Typography',
    ),
    /\/@mantine\/(core\/esm\/(core|utils)|hooks)\//,
  ],
  overlays: [
    components('Drawer Modal ModalBase'),
    // The calendar needs dates and overlays, but not the date pickers.
    /\/node_modules\/dayjs\/|\/client\/ui\/dates\/region\./,
    /\/node_modules\/(get-nonce|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar)/,
  ],
  numbers: [components('NumberInput'), /\/node_modules\/react-number-format\//],
  dates: [/\/@mantine\/dates\//, /\/client\/ui\/dates\/(?!DateInputs)/],
  drag: [/\/node_modules\/@dnd-kit\//],
  forms: [
    /\/node_modules\/(@mantine\/form|klona|fast-deep-equal)\//,
    /\/client\/ui\/(CountrySelect|LeaveGuard|Repeater|SentValues|countries)\./,
    /\/client\/ui\/dates\/DateInputs\./,
  ],
  people: [components('MultiSelect Pill PillsInput'), /\/client\/ui\/PersonSelect\./],
  accountFields: [
    components('PasswordInput Radio Tabs'),
    /\/client\/ui\/(FileDrop|PasswordField|PasswordMeter|files|passwordStrength|portrait\/PortraitField)\./,
  ],
  ui: [
    /\/client\/ui\/(?!PaymentCardFields|Confirm|DrawerForm|NumberStepper|RichText|SafeHtml|SideDrawer|Toaster|Wizard|drawings|editor|pdf|sanitize)\w+\.(tsx?|module\.css)$/,
  ],
  tables: [/\/client\/ui\/table\/(?!VirtualBody|readCsv|createTablePdf|xlsx)/],
};

/** Returns the name of the file with what several screens share, if the first page load does not need the module. */
function nameOfShared(id: string, needed: Set<PartName>): string | null {
  // The documents and the loaders of this screen are always needed together.
  if (/\/gql\/dashboardsAnalytics\/graphql\.|\/analyticsLoaders\./.test(id)) return 'analytics';
  const isOfFirstLoad = [...needed].some(
    (part) => !['other', 'otherCharts', 'board', 'gallery'].includes(part),
  );
  if (isOfFirstLoad || !needed.has('other')) return null;
  if (needed.has('board') && id.includes('/@tabler/')) return 'controls';
  // One style sheet, because those of single components are small.
  if (/\/client\/ui\/(?!cards\/).*\.module\.css$/.test(id)) return 'ui';
  return (
    Object.entries(shared).find(([, tests]) => tests.some((test) => test.test(id)))?.[0] ?? null
  );
}

/** Returns the name of the files with what several screens of a feature share. Tasks are a part of their own. */
function nameOfFeature(id: string): string | null {
  const [, name = null] =
    /\/client\/(?:features|gql)\/(?!todo\/)(\w+)\/(?!locales\/|index\.ts)/.exec(id) ?? [];
  return name && `feature-${name}`;
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
  if (/\/recharts\/es6\/component\/(ActivePoints|Dots)\./.test(id)) return 'charts';
  const isOfGallery = needed.delete('gallery');
  const isShared = (needed.delete('other') || isOfGallery) && !isOfFeature;
  needed.delete('otherCharts');
  const [part] = needed;

  // The scenes of illustrations share shapes that are too small for a file each.
  if (!part) return isShared && id.includes('/client/ui/art/') ? 'art' : null;
  if (needed.has('start') || (needed.has('guest') && needed.has('frame'))) return 'start';
  if (needed.size > 1 || (isShared && ['frame', 'home'].includes(part))) return 'frame';
  if (part === 'bar' || part === 'charts') return part;
  if (isShared && part === 'guest' && id.includes('/@tabler/')) return 'start';
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
    const wanted = modules.map((module) => findChunk(bundle, module));
    if (wanted.includes(undefined)) throw new Error(`Not in the bundle: one of ${modules}`);
    add(part as PartName, wanted);
    return wanted;
  });
  const others = chunks.filter((chunk) => chunk.isDynamicEntry && !own.includes(chunk));
  const isOfGallery = ({ facadeModuleId }: Rollup.OutputChunk) =>
    /\/client\/(features\/)?gallery\//.test(facadeModuleId ?? '');
  add('gallery', others.filter(isOfGallery));
  add(
    'other',
    others.filter((chunk) => !isOfGallery(chunk)),
  );
  return partsOf;
}
