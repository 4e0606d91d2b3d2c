import { basename, dirname } from 'node:path';
import { preset as clientPreset } from '@graphql-codegen/client-preset';
import * as hooks from './hooks.ts';
import { validateDocuments } from './validateDocuments.ts';

/** The pages of these outputs load without Apollo Client: `state/sendOperation.ts` sends the text of their documents. */
const outputsWithoutApollo = ['auth', 'misc', 'session'];

/** Besides, no component of these outputs uses a hook. */
const outputsWithoutHooks = [...outputsWithoutApollo, 'validationHookForm'];

/**
 * Returns the folder of the generated files: that of the source file's folder, except for documents that other
 * screens should not load. A widget in the navbar has its own folder, and so have screens whose file says so:
 * `AnalyticsPage.analytics.graphql` is generated into `dashboardsAnalytics`.
 */
function outputOf(file: string): string {
  const folder = basename(dirname(file));
  if (folder === 'state') return 'session';
  if (basename(file) === 'Navbar.graphql') return `${folder}Navbar`;

  const [, part = '', end] = basename(file).split('.');
  return end ? `${folder}${part.charAt(0).toUpperCase()}${part.slice(1)}` : folder;
}

/**
 * Generates the documents of each folder apart, so that a screen loads only its own: `graphql.ts`, and `hooks.ts`
 * for folders that use Apollo Client. One preset for all folders reads and validates the schema and the documents once.
 */
export const preset: typeof clientPreset = {
  async buildGeneratesSection(options) {
    const { schemaAst } = options;
    if (!schemaAst) throw new Error('The schema is missing');
    validateDocuments(schemaAst, options.documents);

    const outputs: Record<string, typeof options.documents> = {};
    for (const document of options.documents) {
      const output = outputOf(document.location ?? '');
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
