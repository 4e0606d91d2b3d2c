import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { createHook } from './createHook.ts';
import { groups } from './examples.ts';
import { findOperation } from './operationRequest.ts';

const schema = buildSchema(`
  type Query { node(id: ID!): Node  desks(where: DeskFilter, ids: [ID!]! = []): [Desk!]! }
  interface Node { id: ID! }
  type Desk implements Node { id: ID! name: String price: Float! state: State! parts: [State] }
  type Room implements Node { id: ID! desks: [Desk!]! }
  enum State { NEW USED }
  input DeskFilter { and: [DeskFilter!] name: String state: State! }
`);

test('the hook of a query has the types of its variables and of its response', () => {
  const source = `query Desks($where: DeskFilter, $ids: [ID!]!) {
    desks(where: $where, ids: $ids) { label: name state parts price @include(if: true) }
  }`;

  const hook = createHook(schema, findOperation(source, undefined));

  expect(hook).toContain(`export type DeskFilter = {
  and?: Array<DeskFilter> | null;
  name?: string | null;
  state: 'NEW' | 'USED';
};`);
  expect(hook).toContain(`export type DesksQueryData = {
  desks: Array<{
    label: string | null;
    state: 'NEW' | 'USED';
    parts: Array<'NEW' | 'USED' | null> | null;
    price?: number;
  }>;
};`);
  expect(hook).toContain(`export type DesksQueryVariables = {
  where?: DeskFilter | null;
  ids: Array<string>;
};`);
  expect(hook).toContain(
    'export const useDesksQuery = (variables: DesksQueryVariables) => useQuery(document, { variables });',
  );
});

test('an object of an interface has the fields of its type', () => {
  const source =
    '{ node(id: 1) { __typename ...Part ... on Room { desks { id } } } } fragment Part on Desk { price }';

  expect(createHook(schema, findOperation(source, undefined))).toContain(`{
  node: {
    __typename: 'Desk';
    price: number;
  } | {
    __typename: 'Room';
    desks: Array<{
      id: string;
    }>;
  } | null;
}`);
});

test('the hooks of all examples compile', { tags: ['nightly'] }, () => {
  const root = join(import.meta.dirname, '../../..');
  const sdl = readdirSync(join(root, 'schema')).filter((name) => name.endsWith('.graphql'));
  const crm = buildSchema(
    sdl.map((name) => readFileSync(join(root, 'schema', name), 'utf8')).join('\n'),
  );
  const folder = mkdtempSync(join(import.meta.dirname, 'hooks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const { name, query } of groups.flatMap(({ examples }) => examples)) {
    writeFileSync(join(folder, `${name}.ts`), createHook(crm, findOperation(query, name)));
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['*.ts'] }),
  );

  const tsc = join(root, 'node_modules/.bin/tsc');
  expect(() => execFileSync(tsc, ['--noEmit', '-p', folder], { stdio: 'pipe' })).not.toThrow();
});
