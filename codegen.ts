import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset } from './client/codegen/preset.ts';

const scalars = { DateTime: 'string', JSON: 'unknown' };
const documents = { enumsAsTypes: true, scalars, useTypeImports: true };
const presetConfig = { fragmentMasking: false };

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  emitLegacyCommonJSImports: false,
  // Enum values and fields keep their order in the SDL.
  config: { sort: false },
  generates: {
    'server/gql/typeDefs.ts': { plugins: ['./server/tools/codegen/typeDefs.mjs'] },
    'server/gql/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        avoidOptionals: { defaultValue: true },
        contextType: '../context.ts#Context',
        enumsAsTypes: true,
        inputMaybeValue: 'T | null | undefined',
        // The types of objects that are stored without their relations. Resolvers add the relations.
        mappers: {
          Branch: '../gateway/createGateway.ts#ServedBranch',
          Cart: '../features/ecommerce/row.ts#CartRow',
          CustomTag: '../features/todo/row.ts#CustomTagRow',
          Email: '../features/email/row.ts#EmailRow',
          EmailAttachment: '../features/email/row.ts#EmailAttachmentRow',
          EmailNeighbours: '../features/email/row.ts#EmailNeighboursRow',
          EmailPage: '../features/email/row.ts#EmailPageRow',
          Invoice: '../features/invoices/row.ts#InvoiceRow',
          InvoicePage: '../features/invoices/row.ts#InvoicePageRow',
          LoginUser: '../features/auth/row.ts#LoginUserRow',
          Post: '../features/blog/row.ts#PostEntry',
          PostPage: '../features/blog/row.ts#PostEntryPage',
          RecordedRequest: '../gateway/traffic.ts#RequestRecord',
          Registration: '../features/auth/row.ts#RegistrationRow',
          Session: '../features/auth/row.ts#SessionRow',
          Task: '../features/todo/row.ts#TaskRow',
          TaskPage: '../features/todo/row.ts#TaskPageRow',
          User: '../features/users/row.ts#UserRow',
        },
        scalars,
        useTypeImports: true,
      },
    },
    'server/gql/': {
      documents: 'server/features/*/rest.ts',
      config: documents,
      preset: 'client',
      presetConfig,
    },
    'client/gql/': {
      documents: 'client/{features/*,gallery/*,session}/*.graphql',
      config: documents,
      preset,
      presetConfig,
    },
  },
};

export default config;
