import type { Plugin, Rollup } from 'vite';
import { chunkOf, withImports } from './chunks.ts';
import { frame } from './page.ts';

type Chunks = Set<Rollup.OutputChunk>;

/**
 * A chunk names, beside every import(), the files that the browser should fetch with it. Those that
 * are there by then anyway are left out: the lists of sixty screens are part of the first load.
 */
export function lessPreloads(): Plugin {
  let thereBy = (_host: string): ReadonlySet<string> => new Set();

  return {
    name: 'frontdesk-preloads',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_, files, { hostId }) => {
            const there = thereBy(hostId);
            return files.filter((file) => !there.has(file));
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      const before = loadedBefore(bundle);
      thereBy = (host) => {
        const chunk = bundle[host];
        if (chunk?.type !== 'chunk') return new Set();
        const there = [...withImports(bundle, [chunk]), ...(before.get(chunk) ?? [])];
        return new Set(there.map(({ fileName }) => fileName));
      };
    },
  };
}

/** What has been loaded, on every way to it, before a chunk is asked for. */
function loadedBefore(bundle: Rollup.OutputBundle): Map<Rollup.OutputChunk, Chunks> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const frameStart = chunkOf(bundle, frame[0] ?? '');
  const frameFiles = withImports(
    bundle,
    frame.map((module) => chunkOf(bundle, module)),
  );
  const closures = new Map(chunks.map((chunk) => [chunk, withImports(bundle, [chunk])]));
  const before = new Map<Rollup.OutputChunk, Chunks>(
    chunks.map((chunk) => [chunk, chunk.isEntry ? new Set() : new Set(chunks)]),
  );

  const narrow = (name: string, there: Chunks): boolean => {
    const chunk = bundle[name];
    const known = chunk?.type === 'chunk' ? before.get(chunk) : undefined;
    if (chunk?.type !== 'chunk' || !known) return false;
    const narrowed = new Set([...known].filter((one) => there.has(one)));
    before.set(chunk, narrowed);
    return narrowed.size < known.size;
  };

  for (let isMoving = true; isMoving; ) {
    isMoving = false;
    for (const chunk of chunks) {
      const known = before.get(chunk) ?? new Set();
      const there = new Set([...known, ...(closures.get(chunk) ?? [])]);
      // The screens' code is asked for beside the frame's, never without it.
      const asked =
        frameStart && there.has(frameStart) ? new Set([...there, ...frameFiles]) : there;
      for (const name of chunk.imports) isMoving = narrow(name, known) || isMoving;
      for (const name of chunk.dynamicImports) isMoving = narrow(name, asked) || isMoving;
    }
  }

  return before;
}
