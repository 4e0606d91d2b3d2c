import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset } from './client/codegen/preset.ts';

const scalars = { DateTime: 'string', JSON: 'unknown' };
const documents = { enumsAsTypes: true, scalars, useTypeImports: true };
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
    'server/gql/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        avoidOptionals: { defaultValue: true },
        contextType: '../context.ts#Context',
        enumsAsTypes: true,
        inputMaybeValue: 'T | null | undefined',
        mappers: readMappers(),
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
