import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mergeFrameTexts, readTexts, type Texts } from './frameTexts.ts';

const englishFile = /(?:^|\/)(\w+)\/locales\/((?:\w+\/)*)en\.json$/;

/**
 * Returns a module that declares the types of all translation keys to i18next, from the English files. The file
 * `features/todo/locales/en.json` is the namespace `todo`, and the texts of the frame are the namespace `app`.
 *
 * The keys are flat (`'columns.done'`), and the declared signature of `t` only compares them. The signature of i18next
 * remains as the second one. It computes types for each call, which would double the time of the type check.
 */
export function declareTranslationKeys(client: string): string {
  const namespaces = ['locales', 'features', 'gallery']
    .flatMap((folder) =>
      readdirSync(join(client, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .flatMap((path) => {
      const [, name, subfolder = ''] = englishFile.exec(`app/${path}`) ?? [];
      if (!name) return [];
      const namespace = join(name, subfolder).replace(/\/$/, '');
      if (namespace === 'app') return declareNamespace(namespace, readFrameTexts(client));

      const { menu, ...texts } = readTexts(join(client, path));
      // The labels of the menu belong to the frame.
      return declareNamespace(namespace, subfolder && menu ? { menu, ...texts } : texts);
    })
    .sort();

  return `import 'i18next';

declare module 'i18next' {
  interface TranslationKeys {
${namespaces.join('\n')}
  }

  type KeysOf<Ns> = Ns extends keyof TranslationKeys
    ? TranslationKeys[Ns]
    : Ns extends readonly [infer First extends keyof TranslationKeys, ...unknown[]]
      ? TranslationKeys[First] | QualifiedKeys<Ns[number]>
      : never;

  type QualifiedKeys<Name> = Name extends keyof TranslationKeys
    ? \`\${Name}:\${TranslationKeys[Name]}\`
    : never;

  interface TFunction<Ns extends Namespace = DefaultNamespace, KPrefix = undefined> {
    (key: KeysOf<Ns> | KeysOf<Ns>[], options?: { ns?: never; [name: string]: unknown }): string;
  }

  interface CustomTypeOptions {
    defaultNS: 'app';
    keySeparator: false;
    resources: { [Name in keyof TranslationKeys]: Record<TranslationKeys[Name], string> };
  }
}
`;
}

const readFrameTexts = (client: string): Texts => {
  const english = mergeFrameTexts(client).find(([path]) => path.endsWith('/en.json'));
  return JSON.parse(english?.[1] ?? '{}');
};

const declareNamespace = (name: string, texts: Texts) =>
  `    '${name}': ${listKeys(texts)
    .map((key) => `'${key}'`)
    .join(' | ')};`;

/** Returns the flat keys of nested texts. A key with a plural suffix is also returned without the suffix. */
function listKeys(texts: Texts, prefix = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : listKeys(text, `${prefix}${key}.`),
  );
  return [
    ...new Set(keys.flatMap((key) => [key, key.replace(/_(zero|one|two|few|many|other)$/, '')])),
  ];
}
