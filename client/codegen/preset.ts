import { basename, dirname } from 'node:path';
import { preset as clientPreset } from '@graphql-codegen/client-preset';
import * as hooks from './hooks.ts';
import { validateDocuments } from './validateDocuments.ts';

/** The outputs whose pages load without Apollo Client. `data/sendOperation.ts` sends the text of their documents. */
const outputsWithoutApollo = ['auth', 'misc', 'session'];

/** The outputs without hooks, because no component would use them. */
const outputsWithoutHooks = [
  ...outputsWithoutApollo,
  'access',
  'accountExport',
  'chatNavbar',
  'dashboards',
  'dashboardsAnalytics',
  'emailNavbar',
  'validationHookForm',
];

/**
 * Returns the name of the output folder for a document: the name of the folder that contains the document. Documents that
 * the other screens of the feature should not load have an output folder of their own. These are `Navbar.graphql`, and
 * documents with a second part in the file name: `AnalyticsPage.analytics.graphql` belongs to `dashboardsAnalytics`.
 */
function findOutput(file: string): string {
  const folder = basename(dirname(file));
  if (basename(file) === 'Navbar.graphql') return `${folder}Navbar`;

  const [, suffix = '', extension] = basename(file).split('.');
  return extension ? `${folder}${suffix.charAt(0).toUpperCase()}${suffix.slice(1)}` : folder;
}

/**
 * Generates separate files for the documents of each folder, so that a screen loads only its own documents: `graphql.ts`,
 * and `hooks.ts` for folders that use Apollo Client. One preset for all folders validates the documents only once.
 */
export const preset: typeof clientPreset = {
  async buildGeneratesSection(options) {
    const { schemaAst } = options;
    if (!schemaAst) throw new Error('The codegen options must contain the schema (schemaAst).');
    validateDocuments(schemaAst, options.documents);

    const outputs: Record<string, typeof options.documents> = {};
    for (const document of options.documents) {
      const output = findOutput(document.location ?? '');
      outputs[output] = [...(outputs[output] ?? []), document];
    }

    const sections = Object.entries(outputs).map(async ([output, documents]) => {
      const usesApollo = !outputsWithoutApollo.includes(output);
      const baseOutputDir = `${options.baseOutputDir}${output}/`;
      const config = usesApollo ? options.config : { ...options.config, documentMode: 'string' };
      const files = await clientPreset.buildGeneratesSection({
        ...options,
        baseOutputDir,
        documents,
        config,
      });
      const types = files.filter(({ filename }) => filename === `${baseOutputDir}graphql.ts`);
      const hookFile = {
        ...options,
        filename: `${baseOutputDir}hooks.ts`,
        documents,
        plugins: [{ hooks: {} }],
        pluginMap: { hooks },
      };

      const hasHooks = !outputsWithoutHooks.includes(output);

      return (hasHooks ? [...types, hookFile] : types).map((file) => ({
        ...file,
        schemaAst,
        skipDocumentsValidation: true,
      }));
    });
    return (await Promise.all(sections)).flat();
  },
};
