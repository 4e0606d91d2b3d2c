import type { DocumentNode } from 'graphql';
import { Kind, print } from 'graphql';
import { documentFiles } from '../../gql/documentFiles.ts';
import type { SentOperation } from '../../state/sentOperations.ts';
import type { Recorded } from './traffic.ts';

/** A query that a component of the screen observes. */
export interface ActiveQuery {
  query: DocumentNode;
  variables: Record<string, unknown>;
}

/** The source of the data of an operation. */
export type Source = 'network' | 'cache' | 'stream';

/** A fragment or an operation of a document, with the source file that uses its fields. */
export interface UsedBy {
  name: string;
  file: string;
}

/** An operation that the screen has active. */
export interface ScreenOperation {
  id: string;
  name: string;
  source: Source;
  /** The operation itself first, then its fragments. */
  usedBy: UsedBy[];
  /** The operation as a request. Its duration and size are 0 if it was answered by the cache. */
  request: Recorded;
  /** In bytes. Undefined if the response does not tell it. */
  size?: number;
}

interface ScreenState {
  active: ActiveQuery[];
  sent: readonly SentOperation[];
  /** When the screen was opened, as `performance.now()` measures time. */
  openedAt: number;
}

/**
 * Returns the active operations of the screen: queries and open subscriptions, without those of the control panel. Those
 * of the frame come last.
 */
export function listOperations({ active, sent, openedAt }: ScreenState): ScreenOperation[] {
  const queries = active.map(({ query, variables }) =>
    createOperation(query, variables, findSent({ query, variables }, sent), openedAt),
  );
  const streams = sent
    .filter(({ operation, end }) => kindOf(operation.query) === 'subscription' && end === undefined)
    .map((one) => createOperation(one.operation.query, one.operation.variables, one, openedAt));
  const byId = new Map([...queries, ...streams].map((one) => [one.id, one]));
  return [...byId.values()]
    .filter(({ usedBy }) => !usedBy[0]?.file.startsWith('features/gateway/'))
    .sort((one, other) => Number(isOfFrame(one)) - Number(isOfFrame(other)));
}

/** The frame merges the documents of its widgets to one operation, which no source file contains. */
const isOfFrame = ({ usedBy: [first] }: ScreenOperation) =>
  first === undefined || first.file.endsWith('/Navbar.graphql');

function createOperation(
  query: DocumentNode,
  variables: Record<string, unknown>,
  sent: SentOperation | undefined,
  openedAt: number,
): ScreenOperation {
  const name = nameOf(query) ?? '';
  const isStream = kindOf(query) === 'subscription';
  const isFromNetwork = sent !== undefined && sent.start >= openedAt;
  const { response } = (sent?.operation.getContext() ?? {}) as { response?: Response };
  const length = response?.headers.get('content-length');
  const size = isFromNetwork && length ? Number(length) : undefined;
  return {
    id: `${name} ${textOf(variables)}`,
    name,
    source: isStream ? 'stream' : isFromNetwork ? 'network' : 'cache',
    usedBy: listUsers(query),
    size,
    request: {
      id: 0,
      at: new Date(performance.timeOrigin + (sent?.start ?? 0)).toISOString(),
      api: isStream ? 'STREAM' : 'GRAPHQL',
      method: 'POST',
      url: isStream ? '/graphql/stream' : '/graphql',
      route: null,
      operation: name || null,
      query: print(query),
      input: Object.keys(variables).length > 0 ? variables : null,
      status: response?.status ?? 200,
      errorCode: null,
      duration: isFromNetwork ? (sent.end ?? performance.now()) - sent.start : 0,
      size: size ?? 0,
      fault: null,
      upstream: null,
    },
  };
}

/** Returns the last time that a query was sent with these variables. */
const findSent = ({ query, variables }: ActiveQuery, sent: readonly SentOperation[]) =>
  sent.findLast(
    ({ operation }) =>
      operation.operationName === nameOf(query) &&
      textOf(operation.variables) === textOf(variables),
  );

/** The order of variables does not matter. */
const textOf = (variables: Record<string, unknown>) =>
  JSON.stringify(Object.entries(variables).sort(([one], [other]) => (one < other ? -1 : 1)));

const operationOf = ({ definitions }: DocumentNode) =>
  definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);

const nameOf = (document: DocumentNode) => operationOf(document)?.name?.value;
const kindOf = (document: DocumentNode) => operationOf(document)?.operation;

function listUsers({ definitions }: DocumentNode): UsedBy[] {
  return definitions.flatMap((node) => {
    const name = 'name' in node ? node.name?.value : undefined;
    const file = name === undefined ? undefined : documentFiles[name];
    return name === undefined || file === undefined ? [] : [{ name, file }];
  });
}

/** Returns the name of a component: `TaskRow` for `features/todo/TaskRow.tsx`. */
export const componentOf = (file: string) => file.replace(/^.*\/|\.[^/]*$/g, '');

/** Returns the components that an operation feeds, each once. */
export const componentsOf = ({ usedBy }: ScreenOperation) => [
  ...new Set(usedBy.map(({ file }) => componentOf(file))),
];
