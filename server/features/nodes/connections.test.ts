import {
  type GraphQLArgument,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { crm } from '../../features.ts';
import { createSchema } from '../../schema.ts';
import { openTestBranch, sendGraphql } from '../../test/testApp.ts';

const fields = createSchema(crm).getQueryType()?.getFields() ?? {};
const connections = Object.keys(fields).filter((name) => name.endsWith('Connection'));

const print = (args: readonly GraphQLArgument[], omitted: string[]) =>
  args
    .filter(({ name }) => !omitted.includes(name))
    .map(({ name, type, defaultValue }) => `${name}: ${type} = ${JSON.stringify(defaultValue)}`);

test.each(connections)('%s has the items and the filters of the page', async (connectionName) => {
  const connection = fields[connectionName];
  const name = connectionName.replace('Connection', 'Page');
  const page = fields[name];
  const type = page && getNamedType(page.type);
  if (!isObjectType(type) || !connection) throw new Error(`There is no ${name}.`);
  const list = Object.values(type.getFields()).find(
    (field) => isNonNullType(field.type) && isListType(field.type.ofType),
  );
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `{ page: ${name}(perPage: 5) { items: ${list?.name} { id } total }
       connection: ${connectionName}(first: 2) { edges { node { id } } pageInfo { endCursor hasNextPage } totalCount } }`,
  );
  const next = await sendGraphql(
    app,
    `query ($after: String) { connection: ${connectionName}(first: 3, after: $after) { edges { node { id } } } }`,
    { after: data.connection.pageInfo.endCursor },
  );

  const nodes = [...data.connection.edges, ...next.data.connection.edges].map(({ node }) => node);
  expect(nodes).toEqual(data.page.items);
  expect(data.connection.totalCount).toBe(data.page.total);
  expect(data.connection.pageInfo.hasNextPage).toBe(data.page.total > 2);
  expect(print(connection.args, ['first', 'after'])).toEqual(
    print(page?.args ?? [], ['page', 'perPage', 'perStatus']),
  );
});
