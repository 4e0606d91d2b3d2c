import type { Rollup } from 'vite';

/** Returns the chunk that contains a module. */
export function findChunk(bundle: Rollup.OutputBundle, module: string) {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/client/${module}`)));
}

/** Returns the chunks and all chunks that they import, directly or indirectly. */
export function collectWithImports(
  bundle: Rollup.OutputBundle,
  chunks: (Rollup.OutputChunk | undefined)[],
): Set<Rollup.OutputChunk> {
  const collected = new Set<Rollup.OutputChunk>();
  const collect = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || collected.has(chunk)) return;
    collected.add(chunk);
    for (const name of chunk.imports) {
      const file = bundle[name];
      if (file?.type === 'chunk') collect(file);
    }
  };

  chunks.forEach(collect);
  return collected;
}

/** Returns the names of the style sheets that the chunks import. */
export const collectStyles = (chunks: Iterable<Rollup.OutputChunk>): Set<string> =>
  new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
