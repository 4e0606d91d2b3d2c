import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin, type Rollup, type UserConfig } from 'vite';
import { subjects } from '../features/gallery/subjects.ts';
import { collectWithImports, findChunk } from './chunks.ts';
import { deferredFrameModules, frameModules } from './page.ts';

/** The modules of each part of the first page load. Each part becomes one file. */
const parts = {
  start: ['main.tsx'],
  guest: ['features/auth/LoginPage.tsx'],
  // Listed because the files in `shared` import the frame, which these pages must not load. They get no file of their own.
  otherGuestPages: [
    ...['Register', 'ForgotPassword', 'ResetPassword'].map(
      (name) => `features/auth/${name}Page.tsx`,
    ),
    ...['NotAuthorized', 'MiscError', 'Maintenance', 'ComingSoon'].map(
      (name) => `features/misc/${name}Page.tsx`,
    ),
  ],
  frame: [...frameModules, 'data/readStream.ts'],
  deferredFrame: deferredFrameModules,
  screen: ['features/access/AccessControlPage.tsx', 'features/access/loaders.ts'],
  // remove-feature dashboards
  home: [
    'features/dashboards/EcommercePage.tsx',
    'features/dashboards/EcommerceDashboard.tsx',
    'features/dashboards/loaders.ts',
  ],
  // end dashboards
  charts: ['bars', 'donut', 'lines'].map((name) => `ui/charts/${name}.tsx`),
  otherCharts: ['candlestick', 'horizontalBars', 'polar', 'radial', 'scatter'].map(
    (name) => `ui/charts/${name}.tsx`,
  ),
  tasks: ['features/todo/TodoPage.tsx', 'features/todo/loaders.ts'],
};

type PartName = keyof typeof parts | 'other' | 'gallery';

/**
 * Decides which modules share a file.
 *
 * By default, the bundler creates a file for each set of screens that share a module. The result is several hundred
 * files, and the first page load requests 75 of them. Each request costs time, especially on slow connections. With the
 * groups below, the first page load requests six files.
 *
 * The build has two passes, because groups must not contain modules that tree shaking removes: Mantine is one module with
 * many exports, so every screen would load all of its components. The first pass builds without groups and without
 * minification, to find the parts that need each module. The second pass groups the modules that the same parts need.
 *
 * The other screens share the files in `shared`, one file of icons and the files of their feature. No screen requests more
 * than 30 files, which `e2e/requests.spec.ts` checks. The gallery has one file of texts for each menu group and language,
 * and one file with the source code of the demos for each subject.
 */
export function chunkGroups(config: UserConfig): Plugin {
  return {
    name: 'frontdesk-chunk-groups',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const imported = chunk.imports.map((name) => bundle[name]);
        const loaded = collectWithImports(
          bundle,
          imported.filter((file) => file?.type === 'chunk'),
        );
        if (loaded.has(chunk))
          this.error(
            `The imports of chunks must not form a cycle. A chunk in the cycle has the modules ${chunk.moduleIds.join(', ')}`,
          );
      }
    },
    async config() {
      const partsByModule = await findParts(config);
      const sharedIcons = findSharedIcons();
      const groups: Rollup.CodeSplittingGroup[] = [
        {
          debugName: 'parts',
          name(id, graph) {
            if (startModules.test(id)) return 'start';
            if (dataModules.test(id)) return 'frame';
            // A style sheet belongs to the modules that import it.
            const ids = partsByModule.has(id) ? [id] : (graph.getModuleInfo(id)?.importers ?? []);
            const neededBy = new Set(
              ids.flatMap((usedId) => [...(partsByModule.get(usedId) ?? [])]),
            );
            return (
              nameGalleryFile(id) ?? nameSharedFile(id, neededBy) ?? namePartFile(id, neededBy)
            );
          },
        },
        {
          debugName: 'icons of ui',
          name: (id) => (sharedIcons.has(basename(id)) ? 'icons' : null),
        },
        { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 2 },
        // The hooks of a feature import its documents. In different files, they could form a cycle with the components.
        { debugName: 'documents', name: nameDocumentFile, minShareCount: 2 },
        {
          debugName: 'features',
          name: nameFeatureFile,
          minShareCount: 2,
          entriesAware: true,
          entriesAwareMergeThreshold: 40_000,
        },
      ];
      const codeSplitting = { includeDependenciesRecursively: false, groups };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

const createComponentPattern = (names: string) =>
  new RegExp(`/@mantine/core/esm/components/(${names.replaceAll(' ', '|')})/`);

/** Mantine's components for layout and text with the code that they share, and a module that the editor shares with the charts. */
const startModules =
  /\/use-sync-external-store\/|\/@mantine\/core\/esm\/(core|components\/(Anchor|Card|Center|Flex|Group|Paper|Stack|Text|Title))\//;

/** Apollo Client with all of its hooks, and small modules of all loaders. */
const dataModules =
  /\/node_modules\/@apollo\/client\/|\/client\/(navigation\/notFound|ui\/parseId)\./;

/**
 * The modules that screens share, by the name of their file. The build fails if files import each other in a cycle, because
 * a module could then be evaluated before a module that it imports.
 */
const shared = {
  controls: [
    createComponentPattern(
      'Alert Autocomplete Badge Checkbox Chip Combobox Input InputBase NativeSelect Pagination ScrollArea Select SimpleGrid Switch TextInput Textarea Timeline Typography',
    ),
    /\/@mantine\/(core\/esm\/(core|utils)|form|hooks)\//,
    /\/node_modules\/(klona|fast-deep-equal)\//,
    /\/client\/ui\/form\/(?!DraftNotice|ChangeNotice|formatValue|notices|FormDrawer)/,
    /\/client\/ui\/(dates\/DateInputs|listKeys\/(letterKeys|useListKeys))\./,
    /\/client\/ui\/(?!CollapseList|Confirm|RichTextEditor|SafeHtml|SideDrawer|Toaster|Wizard|drawings|editor|pdf|sanitize|FileDrop|FileImport|PasswordField|PasswordMeter|PersonSelect|CountrySelect|countries|files|passwordStrength)\w+\.(tsx?|module\.css)$/,
  ],
  overlays: [
    createComponentPattern('Drawer Modal ModalBase'),
    // The calendar needs dates and overlays, but not the date pickers.
    /\/node_modules\/dayjs\/|\/client\/ui\/dates\/region\./,
    /\/node_modules\/(get-nonce|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar)/,
  ],
  dates: [/\/@mantine\/dates\//, /\/client\/ui\/dates\/(?!DateInputs)/],
  drag: [/\/node_modules\/@dnd-kit\//],
  tables: [
    /\/client\/ui\/table\/(?!VirtualBody|readCsv|createTablePdf|xlsx)/,
    // The filters of tables use them.
    createComponentPattern('MultiSelect Pill PillsInput'),
    /\/client\/ui\/PersonSelect\./,
  ],
  accountFields: [
    createComponentPattern('PasswordInput Radio Tabs'),
    /\/client\/ui\/(CountrySelect|FileDrop|FileImport|PasswordField|PasswordMeter|countries|files|passwordStrength|portrait\/PortraitField)\./,
  ],
};

/** Returns the name of the shared file that contains a module. Null if the first page load needs the module. */
function nameSharedFile(id: string, neededBy: Set<PartName>): string | null {
  // The documents, the loader and the page of this screen are always needed together. No other screen has its tables.
  if (
    /\/gql\/dashboardsAnalytics\/graphql\.|\/(analyticsLoaders|AnalyticsPage|ShareTable)\./.test(id)
  )
    return 'analytics';
  const isInFirstLoad = [...neededBy].some(
    (part) => !['other', 'otherCharts', 'tasks', 'gallery'].includes(part),
  );
  if (isInFirstLoad || !neededBy.has('other')) return null;
  if (neededBy.has('tasks') && id.includes('/@tabler/')) return 'controls';
  // The style sheets of single components are small, so they share one file.
  if (/\/client\/ui\/.*\.module\.css$/.test(id)) return 'controls';
  return (
    Object.entries(shared).find(([, patterns]) =>
      patterns.some((pattern) => pattern.test(id)),
    )?.[0] ?? null
  );
}

/**
 * Returns the files of the icons of the components in `ui/`. If only one screen has such a component, its icon would otherwise be in
 * the file of the screen, which imports the file of the component: a cycle.
 */
function findSharedIcons(): Set<string> {
  const folder = join(import.meta.dirname, '../ui');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\bIcon[A-Z]\w+/g) ?? []);
  return new Set(names.map((name) => `${name}.mjs`));
}

/** Returns the name of the file with the modules that screens of one feature share. The feature `todo` is a part instead. */
function nameFeatureFile(id: string): string | null {
  const [, name = null] =
    /\/client\/(?:features|gql)\/(?!todo\/)(\w+)\/(?!locales\/|index\.ts)/.exec(id) ?? [];
  return name && `feature-${name}`;
}

/** Returns the name of the file with the documents and the hooks of a feature. The feature `todo` is a part instead. */
function nameDocumentFile(id: string): string | null {
  const [, name = null] = /\/client\/gql\/(?!todo\/)(\w+)\//.exec(id) ?? [];
  return name && `documents-${name}`;
}

/** Returns the name of the file with texts of the gallery, or with the source code of its demos. */
function nameGalleryFile(id: string): string | null {
  const [, subject = '', path = ''] = /\/client\/gallery\/([^/]+)\/(.*)/.exec(id) ?? [];
  if (path.endsWith('?raw')) return `sources-${subject}`;

  const [, language] = /^locales\/(\w+)\.json$/.exec(path) ?? [];
  const menuGroup = subjects.find((candidate) => candidate.id === subject)?.menuGroup;
  return language && menuGroup ? `texts-${menuGroup}-${language}` : null;
}

/** Returns the name of the file with a module of the first page load. Null for other modules. */
function namePartFile(id: string, neededBy: Set<PartName>): string | null {
  const isInFeature = /\/client\/(features|gql)\//.test(id);
  const isInGallery = neededBy.delete('gallery');
  const isShared = (neededBy.delete('other') || isInGallery) && !isInFeature;
  neededBy.delete('otherCharts');
  neededBy.delete('otherGuestPages');
  const [part] = neededBy;

  // The illustrations share shapes, which are too small for separate files.
  if (!part) return isShared && id.includes('/client/ui/art/') ? 'art' : null;
  if (neededBy.has('start') || (neededBy.has('guest') && neededBy.size > 1)) return 'start';
  if (neededBy.size > 1 || (isShared && ['frame', 'home'].includes(part))) return 'frame';
  if (part === 'deferredFrame' || part === 'charts') return part;
  if (isShared && part === 'guest') return 'start';
  if (isShared && part === 'screen') return 'controls';
  return isShared ? `${part}-shared` : part;
}

/** Builds without groups. Returns the parts that need each module, by the id of the module. */
async function findParts(config: UserConfig) {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  })) as Rollup.RolldownOutput;
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  const chunks = output.filter((file) => file.type === 'chunk');
  const partsByModule = new Map<string, Set<PartName>>();

  const add = (part: PartName, chunks: (Rollup.OutputChunk | undefined)[]) => {
    for (const { moduleIds } of collectWithImports(bundle, chunks)) {
      for (const id of moduleIds)
        partsByModule.set(id, (partsByModule.get(id) ?? new Set()).add(part));
    }
  };

  const partChunks = Object.entries(parts).flatMap(([part, modules]) => {
    const found = modules.map((module) => findChunk(bundle, module));
    if (found.includes(undefined)) throw new Error(`Not in the bundle: one of ${modules}`);
    add(part as PartName, found);
    return found;
  });
  const screenChunks = chunks.filter(
    (chunk) => chunk.isDynamicEntry && !partChunks.includes(chunk),
  );
  const isInGallery = ({ facadeModuleId }: Rollup.OutputChunk) =>
    /\/client\/(features\/)?gallery\//.test(facadeModuleId ?? '');
  add('gallery', screenChunks.filter(isInGallery));
  add(
    'other',
    screenChunks.filter((chunk) => !isInGallery(chunk)),
  );
  return partsByModule;
}
