import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset } from './client/codegen/preset.ts';

const scalars = { DateTime: 'string', JSON: 'unknown' };
const documents = { enumsAsTypes: true, scalars, useTypeImports: true };
const types = {
  avoidOptionals: { defaultValue: true },
  enumsAsTypes: true,
  inputMaybeValue: 'T | null | undefined',
  scalars,
  useTypeImports: true,
};
const presetConfig = { fragmentMasking: false };

/**
 * Returns the types of objects that are stored without their relations, from `mappers.json` of each feature. Resolvers add
 * the relations.
 */
function readMappers(): Record<string, string> {
  const files = readdirSync('server/features')
    .map((feature) => `server/features/${feature}/mappers.json`)
    .filter((file) => existsSync(file));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  emitLegacyCommonJSImports: false,
  // Enum values and fields keep their order in the SDL.
  config: { sort: false },
  generates: {
    'server/gql/typeDefs.ts': { plugins: ['./server/tools/codegen/typeDefs.mjs'] },
    'server/gql/rowsTypeDefs.ts': {
      plugins: [{ './server/tools/codegen/parsedFile.mjs': { file: 'schema/own/rows.graphql' } }],
    },
    'server/gql/types.ts': { plugins: ['./server/tools/codegen/rowTypes.mjs'], config: types },
    // In a file of its own, because the context and the mappers import the types of the schema.
    'server/gql/resolvers.ts': {
      plugins: ['./server/tools/codegen/importTypes.mjs', 'typescript-resolvers'],
      config: {
        ...types,
        addInterfaceFieldResolverTypes: true,
        optionalResolveType: true,
        contextType: '../context.ts#Context',
        mappers: readMappers(),
        namespacedImportName: 'Types',
      },
    },
    'server/gql/': {
      documents: 'server/features/*/{rest,*.rest}.ts',
      config: documents,
      preset: 'client',
      presetConfig,
    },
    'client/gql/': {
      // The dashboard of an own schema uses these operations, too.
      schema: 'schema/own/*.graphql',
      documents: 'client/{features/*,gallery/*,session}/*.graphql',
      config: documents,
      preset,
      presetConfig,
    },
  },
};

export default config;
