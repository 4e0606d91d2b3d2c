import { posix } from 'node:path';
import { parseSync, type Rollup } from 'vite';

interface Import {
  module: string;
  /** The names that are imported, or '*' for all. */
  names: string[];
}

type GetModuleInfo = (id: string) => Rollup.ModuleInfo | null;

/**
 * Creates a function that returns the ids of the modules that must be loaded before some modules run.
 *
 * The index of a library imports every module of the library. Only the modules whose exports are
 * imported by name count: tree shaking removes the others.
 */
export function createModuleGraph(getModuleInfo: GetModuleInfo) {
  const parsed = new Map<string, ReturnType<typeof parseModule>>();
  const parse = (id: string) => {
    const module = parsed.get(id) ?? parseModule(getModuleInfo(id));
    parsed.set(id, module);
    return module;
  };

  return function findModules(starts: string[]): Set<string> {
    const found = new Set<string>();
    const seen = new Set<string>();
    const visit = ({ module, names }: Import) => {
      for (const name of names) {
        if (seen.has(`${module} ${name}`)) continue;
        seen.add(`${module} ${name}`);
        const { imports, exports, all, isIndex } = parse(module);
        const source = exports.get(name);
        if (source) {
          visit(source);
          if (isIndex) continue;
        }
        if (!source) for (const one of all) visit({ module: one, names: [name] });
        if (name === '*') [...exports.values()].forEach(visit);
        else if (!source && all.length > 0 && !getModuleInfo(module)?.exports.includes(name))
          continue;
        if (found.has(module)) continue;
        found.add(module);
        imports.forEach(visit);
      }
    };

    for (const module of starts) visit({ module, names: ['*'] });
    return found;
  };
}

/** Returns the imports of a module, and where its re-exports come from. */
function parseModule(info: Rollup.ModuleInfo | null) {
  const imports: Import[] = [];
  const exports = new Map<string, Import>();
  /** The modules of which all exports are exported. */
  const all: string[] = [];
  if (!info) return { imports, exports, all, isIndex: false };

  const { staticImports, staticExports } = parseSync(info.id, info.code ?? '').module;
  const locals = new Map<string, Import>();
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest ?? []),
    ),
  ].map(({ value }) => value);
  const ids = idsOf(new Set(requests), info);
  const unresolved = new Set(info.importedIds);
  const resolve = (request: string) => {
    const id = ids.get(request);
    if (id) unresolved.delete(id);
    return id;
  };

  for (const { moduleRequest, entries } of staticImports) {
    const module = resolve(moduleRequest.value);
    if (!module) continue;
    const names = entries.map(
      ({ importName }) => importName.name ?? (importName.kind === 'Default' ? 'default' : '*'),
    );
    imports.push({ module, names: names.length > 0 ? names : ['*'] });
    entries.forEach(({ localName }, index) => {
      locals.set(localName.value, { module, names: [names[index] ?? '*'] });
    });
  }
  for (const { entries } of staticExports) {
    for (const { moduleRequest, importName, exportName, localName } of entries) {
      const module = moduleRequest && resolve(moduleRequest.value);
      const source = module
        ? { module, names: [importName.name ?? '*'] }
        : locals.get(localName.name ?? '');
      if (source && exportName.name) exports.set(exportName.name, source);
      else if (module) all.push(module);
    }
  }
  for (const module of unresolved) imports.push({ module, names: ['*'] });
  // A module with exports of its own also runs code of its own.
  const isIndex =
    exports.size + all.length === staticExports.flatMap(({ entries }) => entries).length;
  return { imports, exports, all, isIndex };
}

/** Returns the id of each module that a module requests. A path below a package is found before the package. */
function idsOf(requests: Set<string>, { id, importedIds }: Rollup.ModuleInfo): Map<string, string> {
  const ids = new Map<string, string>();
  const free = new Set(importedIds);
  const take = (request: string, isModule: (id: string) => boolean) => {
    const found = ids.has(request) ? undefined : [...free].find(isModule);
    if (!found) return;
    free.delete(found);
    ids.set(request, found);
  };

  const longestFirst = [...requests].sort((a, b) => b.length - a.length);
  for (const request of longestFirst) {
    const path = request.startsWith('.') ? posix.join(posix.dirname(id), request) : request;
    take(request, (one) => one === path || one.endsWith(`/node_modules/${path}`));
    take(request, (one) => one.startsWith(`${path}.`) || one.startsWith(`${path}/index.`));
  }
  for (const request of longestFirst) {
    take(request, (one) => /js$/.test(one) && one.includes(`/node_modules/${request}/`));
  }
  for (const request of longestFirst) {
    const [name] = /^(@[^/]+\/)?[^/]+/.exec(request) ?? [];
    take(request, (one) => /js$/.test(one) && one.includes(`/node_modules/${name}/`));
  }
  return ids;
}
