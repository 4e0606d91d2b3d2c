import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTypes, runTool } from '../commands.mjs';

/** The mapping of the scalars is that of the README. */
const config = (address) => `export default {
  schema: '${address}/graphql',
  documents: 'app.ts',
  generates: { 'gql/': { preset: 'client' } },
  config: { scalars: { DateTime: 'string', JSON: 'unknown' }, useTypeImports: true },
};
`;

const app = `import { graphql } from './gql/gql';

export const tasks = graphql(\`query Tasks { tasks { id title dueDate } }\`);
`;

const usage = `import type { ResultOf } from '@graphql-typed-document-node/core';
import type { tasks } from './app';

export const getTitle = (result: ResultOf<typeof tasks>): string => result.tasks[0]?.title ?? '';
export const getDueDate = (result: ResultOf<typeof tasks>): string => result.tasks[0]?.dueDate ?? '';
`;

/** GraphQL Code Generator: the client preset with the schema of the running server. */
export async function run({ address, folder }) {
  const cwd = join(folder, 'codegen');
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'codegen.mjs'), config(address));
  writeFileSync(join(cwd, 'app.ts'), app);
  writeFileSync(join(cwd, 'usage.ts'), usage);
  runTool('graphql-codegen', ['--config', 'codegen.mjs'], cwd);
  checkTypes('usage.ts', cwd);
}
