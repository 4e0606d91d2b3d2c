import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const config = (address) => `export default {
  schema: '${address}/graphql',
  documents: 'app.ts',
  generates: { 'gql/': { preset: 'client', config: { useTypeImports: true } } },
};
`;

const app = `import { graphql } from './gql/gql';

export const tasks = graphql(\`query Tasks { tasks { id title dueDate } }\`);
`;

const usage = `import type { ResultOf } from '@graphql-typed-document-node/core';
import type { tasks } from './app';

export const getTitle = (result: ResultOf<typeof tasks>): string => result.tasks[0]?.title ?? '';
`;

/** GraphQL Code Generator: the client preset with the schema of the running server. */
export async function run({ address, folder }) {
  const cwd = join(folder, 'codegen');
  const bin = (name) => join(import.meta.dirname, '../node_modules/.bin', name);
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'codegen.mjs'), config(address));
  writeFileSync(join(cwd, 'app.ts'), app);
  writeFileSync(join(cwd, 'usage.ts'), usage);
  execFileSync(bin('graphql-codegen'), ['--config', 'codegen.mjs'], { cwd, encoding: 'utf8' });
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext'];
  execFileSync(bin('tsc'), [...options, '--moduleResolution', 'bundler', 'usage.ts'], {
    cwd,
    encoding: 'utf8',
  });
}
