import { readdirSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { DateTime: 'string', JSON: 'unknown' };
const documents = { enumsAsTypes: true, scalars, useTypeImports: true };
const preset = { preset: 'client' as const, presetConfig: { fragmentMasking: false } };

/**
 * The output of a file: that of its folder, but for what others should not load. A widget in the bar
 * has its own, and so have screens that say so: `BasicCardsPage.screens.graphql` is in `cardsScreens`.
 */
function outputOf(name: string, file: string): string {
  if (file === 'Navbar.graphql') return `${name}Navbar`;
  const [, part = '', end] = file.split('.');
  return end ? `${name}${part.charAt(0).toUpperCase()}${part.slice(1)}` : name;
}

/** Each folder gets its own documents and hooks, so that a lazy screen brings only its own. */
function clientOutputs(name: string, folder: string): CodegenConfig['generates'] {
  const outputs: Record<string, string[]> = {};
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.graphql'))) {
    const output = outputOf(name, file);
    outputs[output] = [...(outputs[output] ?? []), file];
  }

  return Object.fromEntries(
    Object.entries(outputs)
      .map(([output, own]) => [output, own.map((file) => `${folder}/${file}`)] as const)
      .flatMap(([output, own]) => [
        [`client/gql/${output}/`, { documents: own, config: documents, ...preset }],
        [
          `client/gql/${output}/hooks.ts`,
          { documents: own, plugins: ['./client/codegen/hooks.mjs'] },
        ],
      ]),
  );
}

/** What pages without Apollo ask: texts, which `state/ask.ts` sends as they are. */
const plain = (name: string, folder: string): CodegenConfig['generates'] => ({
  [`client/gql/${name}/`]: {
    documents: `${folder}/*.graphql`,
    config: { ...documents, documentMode: 'string' },
    ...preset,
  },
});
const isPlain = (name: string) => ['auth', 'misc'].includes(name);

const foldersIn = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, folder: `${parent}/${name}` }));
const features = [...foldersIn('client/features'), ...foldersIn('client/gallery')];

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  emitLegacyCommonJSImports: false,
  // Enum values and fields keep the order they are written in.
  config: { sort: false },
  generates: {
    'server/gql/typeDefs.ts': { plugins: ['./server/codegen/typeDefs.mjs'] },
    'server/gql/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        avoidOptionals: { defaultValue: true },
        contextType: '../context.ts#Context',
        enumsAsTypes: true,
        inputMaybeValue: 'T | null | undefined',
        // Types that are kept without their relations, which resolvers look up.
        mappers: {
          Cart: '../features/ecommerce/row.ts#CartRow',
          Email: '../features/email/row.ts#EmailRow',
          EmailAttachment: '../features/email/row.ts#EmailAttachmentRow',
          EmailNeighbours: '../features/email/row.ts#EmailNeighboursRow',
          EmailPage: '../features/email/row.ts#EmailPageRow',
          Invoice: '../features/invoices/row.ts#InvoiceRow',
          InvoicePage: '../features/invoices/row.ts#InvoicePageRow',
          LoginUser: '../features/auth/row.ts#LoginUserRow',
          Post: '../features/blog/row.ts#PostEntry',
          PostPage: '../features/blog/row.ts#PostEntryPage',
          Registration: '../features/auth/row.ts#RegistrationRow',
          Session: '../features/auth/row.ts#SessionRow',
          User: '../features/users/row.ts#UserRow',
        },
        scalars,
        useTypeImports: true,
      },
    },
    'server/gql/': { documents: 'server/features/*/rest.ts', config: documents, ...preset },
    ...plain('session', 'client/state'),
    ...Object.assign(
      {},
      ...features.map(({ name, folder }) =>
        isPlain(name) ? plain(name, folder) : clientOutputs(name, folder),
      ),
    ),
  },
};

export default config;
