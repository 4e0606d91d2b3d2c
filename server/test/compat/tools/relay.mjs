import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformFileSync } from '@babel/core';
import relayPlugin from 'babel-plugin-relay';
import { createClient } from 'graphql-sse';
import relay from 'relay-runtime';
import { runTool } from '../commands.mjs';
import { changeTask } from '../documents.mjs';

const { commitMutation, createOperationDescriptor, Environment, fetchQuery, getRequest } = relay;
const { getSingularSelector, Network, Observable, RecordSource, requestSubscription, Store } =
  relay;

const config = {
  src: '.',
  schema: 'schema.graphql',
  language: 'javascript',
  noSourceControl: true,
  eagerEsModules: false,
  // The field `id` of the objects is a number that is unique among the objects of one type.
  schemaConfig: { nodeInterfaceIdField: 'nodeId' },
};

const app = `const { graphql } = require('relay-runtime');

exports.board = graphql\`
  query appBoardQuery { ...app_board }
\`;

graphql\`
  fragment app_board on Query
  @argumentDefinitions(first: { type: "Int", defaultValue: 3 }, after: { type: "String" })
  @refetchable(queryName: "appBoardPageQuery") {
    taskConnection(first: $first, after: $after) @connection(key: "app_taskConnection") {
      edges { node { id title ...app_task } }
    }
  }
\`;

graphql\`
  fragment app_task on Task @refetchable(queryName: "appTaskQuery") { title isCompleted }
\`;

exports.rename = graphql\`
  mutation appRenameMutation($id: Int!, $title: String!) {
    updateTask(task: { id: $id, title: $title }) { ...app_task }
  }
\`;

exports.changes = graphql\`
  subscription appChangesSubscription { changes(types: ["Task"]) { type id kind } }
\`;
`;

/** Relay: the compiler, and the runtime with a connection, an object that is read again, a mutation and a subscription. */
export async function run({ address, folder }) {
  const cwd = join(folder, 'relay');
  mkdirSync(cwd);
  const schema = await (await fetch(`${address}/schema.graphql`)).text();
  writeFileSync(join(cwd, 'schema.graphql'), schema);
  writeFileSync(join(cwd, 'relay.config.json'), JSON.stringify(config));
  writeFileSync(join(cwd, 'package.json'), '{ "type": "commonjs" }');
  writeFileSync(join(cwd, 'app.js'), app);
  runTool('relay-compiler', ['relay.config.json'], cwd);
  const { code } = transformFileSync(join(cwd, 'app.js'), {
    plugins: [[relayPlugin, config]],
    configFile: false,
  });
  writeFileSync(join(cwd, 'app.js'), code);
  const require = createRequire(join(cwd, 'app.js'));
  const { board, rename, changes } = require('./app.js');
  const boardFragment = require('./__generated__/app_board.graphql.js');
  const page = require('./__generated__/appBoardPageQuery.graphql.js');
  const task = require('./__generated__/appTaskQuery.graphql.js');

  const environment = createEnvironment(address);
  environment.retain(createOperationDescriptor(getRequest(board), {}));
  const read = (query, variables) => fetchQuery(environment, query, variables).toPromise();
  const data = await read(board, {});
  const readConnection = () =>
    environment.lookup(getSingularSelector(boardFragment, data)).data.taskConnection;

  const { edges, pageInfo } = readConnection();
  check(edges.length === 3 && pageInfo.hasNextPage, 'the first page of the connection');
  await read(page, { first: 3, after: pageInfo.endCursor });
  const ids = readConnection().edges.map(({ node }) => node.id);
  check(new Set(ids).size === 6, 'the second page of the connection');

  const [{ node }] = edges;
  const found = await read(task, { nodeId: node.__id });
  check(found.node, 'an object by its global id');

  const variables = { id: node.id, title: 'Order paper' };
  const changeTitle = () => mutate(environment, rename, variables);
  await changeTitle();
  check(readConnection().edges[0].node.title === 'Order paper', 'the result of a mutation');

  const received = new Promise((onNext, onError) => {
    requestSubscription(environment, { subscription: changes, variables: {}, onNext, onError });
  });
  await changeTask(address, received, changeTitle);
}

const mutate = (environment, mutation, variables) =>
  new Promise((onCompleted, onError) => {
    commitMutation(environment, { mutation, variables, onCompleted, onError });
  });

function check(condition, part) {
  if (!condition) throw new Error(`Relay did not read ${part}.`);
}

function createEnvironment(address) {
  const client = createClient({ url: `${address}/graphql` });
  async function send({ text }, variables) {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text, variables }),
    });
    return response.json();
  }
  const subscribe = ({ text }, variables) =>
    Observable.create((sink) => client.subscribe({ query: text, variables }, sink));
  return new Environment({
    network: Network.create(send, subscribe),
    store: new Store(new RecordSource()),
    getDataID: ({ nodeId }) => nodeId,
  });
}
