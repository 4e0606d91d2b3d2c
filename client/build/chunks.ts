import type { Rollup } from 'vite';

/** Returns the chunk that contains a module. */
export function findChunk(bundle: Rollup.OutputBundle, module: string) {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/client/${module}`)));
}

/** Returns the chunks and all chunks that they import. */
export function withImports(
  bundle: Rollup.OutputBundle,
  chunks: (Rollup.OutputChunk | undefined)[],
): Set<Rollup.OutputChunk> {
  const loaded = new Set<Rollup.OutputChunk>();
  const load = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) {
      const file = bundle[name];
      if (file?.type === 'chunk') load(file);
    }
  };

  chunks.forEach(load);
  return loaded;
}

export const collectStyles = (chunks: Iterable<Rollup.OutputChunk>): Set<string> =>
  new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
