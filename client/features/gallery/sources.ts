const sources = import.meta.glob<string>('../../gallery/*/*.{ts,tsx,css,graphql}', {
  query: '?raw',
  import: 'default',
});

export interface SourceFile {
  fileName: string;
  code: string;
  language: string;
}

const languages: Record<string, string> = {
  ts: 'typescript',
  tsx: 'typescript',
  css: 'css',
  graphql: 'graphql',
};

/** The files a demo is made of as they were built: its own, and those beside it that they import. */
export async function sourcesOf(subject: string, name: string): Promise<SourceFile[]> {
  const files = new Map<string, SourceFile>();
  const waiting = [`${name}.tsx`, `${name}.graphql`];

  for (let fileName = waiting.shift(); fileName; fileName = waiting.shift()) {
    const load = sources[`../../gallery/${subject}/${fileName}`];
    if (!load || files.has(fileName)) continue;
    const code = await load();
    const language = languages[fileName.split('.').at(-1) ?? ''] ?? 'text';
    files.set(fileName, { fileName, code, language });
    for (const [, beside = ''] of code.matchAll(/(?:from |import |import\()'\.\/([^']+)'/g)) {
      waiting.push(beside);
    }
  }

  return [...files.values()];
}
