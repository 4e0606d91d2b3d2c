const sources = import.meta.glob<string>('../../gallery/*/*.{ts,tsx,css,graphql}', {
  query: '?raw',
  import: 'default',
});

/** A source file of a demo. */
export interface SourceFile {
  fileName: string;
  code: string;
  /** The name of a language of highlight.js. */
  language: string;
}

const languages: Record<string, string> = {
  ts: 'typescript',
  tsx: 'typescript',
  css: 'css',
  graphql: 'graphql',
};

/** Returns the source files of a demo: the files with its name, and the local files that they import. */
export async function loadSources(subject: string, name: string): Promise<SourceFile[]> {
  const files = new Map<string, SourceFile>();
  const queue = [`${name}.tsx`, `${name}.graphql`];

  for (let fileName = queue.shift(); fileName; fileName = queue.shift()) {
    const load = sources[`../../gallery/${subject}/${fileName}`];
    if (!load || files.has(fileName)) continue;
    const code = await load();
    const language = languages[fileName.split('.').at(-1) ?? ''] ?? 'text';
    files.set(fileName, { fileName, code, language });
    for (const [, imported = ''] of code.matchAll(/(?:from |import |import\()'\.\/([^']+)'/g)) {
      queue.push(imported);
    }
  }

  return [...files.values()];
}
