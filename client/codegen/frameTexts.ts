import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Texts {
  [key: string]: string | Texts;
}

/**
 * Returns the texts of the frame in each language, by the path of a generated file. They are the texts in `locales/`, and the
 * labels of the menu in the texts of the features, so that the menu loads no other texts of features.
 */
export function mergeFrameTexts(client: string): [path: string, content: string][] {
  const features = readdirSync(join(client, 'features')).sort();
  const languages = readdirSync(join(client, 'locales')).filter((file) => file.endsWith('.json'));

  return languages.map((file) => {
    const frame = readTexts(join(client, 'locales', file));
    const labels = features.map((name) => readMenuLabels(join(client, 'features', name), file));
    const texts = { ...frame, menu: Object.assign({}, frame['menu'], ...labels) };
    return [`client/gql/texts/${file}`, `${JSON.stringify(texts, null, 2)}\n`];
  });
}

/** Returns the labels of the entries that a feature adds to the menu. */
function readMenuLabels(feature: string, file: string): Texts | undefined {
  const hasTexts = readdirSync(feature).includes('locales');
  const labels = hasTexts ? readTexts(join(feature, 'locales', file))['menu'] : undefined;
  return typeof labels === 'object' ? labels : undefined;
}

export const readTexts = (path: string): Texts => JSON.parse(readFileSync(path, 'utf8'));
