import type { DocumentNode } from 'graphql';
import { Kind, print } from 'graphql';
import { graphqlPath, streamPath } from '../../config.ts';
import type { SentOperation } from '../../data/sentOperations.ts';
import { documentFiles } from '../../gql/documentFiles.ts';
import type { RecordedRequest } from './traffic.ts';

/** A query that a component of the screen observes. */
export interface ActiveQuery {
  query: DocumentNode;
  variables: Record<string, unknown>;
}

/** The source of the data of an operation. */
export type Source = 'network' | 'cache' | 'stream';

/** A fragment or an operation of a document, with the source file that uses its data. */
export interface DocumentUsage {
  name: string;
  file: string;
}

/** An operation that is active on the screen. */
export interface ScreenOperation {
  id: string;
  name: string;
  source: Source;
  /** The operation first, then its fragments. */
  usages: DocumentUsage[];
  /** The operation as a request. Its duration and size are 0 if it was answered by the cache. */
  request: RecordedRequest;
  /** The size of the response in bytes. Undefined if the response has no `content-length`. */
  size?: number;
}

interface ScreenState {
  active: ActiveQuery[];
  sent: readonly SentOperation[];
  /** The time at which the screen was opened, by `performance.now()`. */
  openedAt: number;
}

/**
 * Returns the active queries and open subscriptions of the screen, without the operations of the control panel. The
 * operations of the frame come last.
 */
export function listOperations({ active, sent, openedAt }: ScreenState): ScreenOperation[] {
  const queries = active.map(({ query, variables }) =>
    createOperation(query, variables, findSent({ query, variables }, sent), openedAt),
  );
  const subscriptions = sent
    .filter(
      ({ operation, end }) =>
        getOperationType(operation.query) === 'subscription' && end === undefined,
    )
    .map((subscription) => {
      const { query, variables } = subscription.operation;
      return createOperation(query, variables, subscription, openedAt);
    });
  const byId = new Map(
    [...queries, ...subscriptions].map((operation) => [operation.id, operation]),
  );
  return [...byId.values()]
    .filter(({ usages }) => !usages[0]?.file.startsWith('features/gateway/'))
    .sort((a, b) => Number(isFrameOperation(a)) - Number(isFrameOperation(b)));
}

/**
 * Returns whether an operation belongs to the frame. The frame merges the documents of its widgets to one operation,
 * which is not in a source file.
 */
const isFrameOperation = ({ usages: [first] }: ScreenOperation) =>
  first === undefined || first.file.endsWith('/Navbar.graphql');

function createOperation(
  query: DocumentNode,
  variables: Record<string, unknown>,
  sent: SentOperation | undefined,
  openedAt: number,
): ScreenOperation {
  const name = getOperationName(query) ?? '';
  const isStream = getOperationType(query) === 'subscription';
  const isFromNetwork = sent !== undefined && sent.start >= openedAt;
  const { response } = (sent?.operation.getContext() ?? {}) as { response?: Response };
  const contentLength = response?.headers.get('content-length');
  const size = isFromNetwork && contentLength ? Number(contentLength) : undefined;
  return {
    id: `${name} ${serializeVariables(variables)}`,
    name,
    source: isStream ? 'stream' : isFromNetwork ? 'network' : 'cache',
    usages: listUsages(query),
    size,
    request: {
      id: 0,
      at: new Date(performance.timeOrigin + (sent?.start ?? 0)).toISOString(),
      api: isStream ? 'STREAM' : 'GRAPHQL',
      method: 'POST',
      url: isStream ? streamPath : graphqlPath,
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

/** Finds the last operation that was sent for a query and its variables. */
const findSent = ({ query, variables }: ActiveQuery, sent: readonly SentOperation[]) =>
  sent.findLast(
    ({ operation }) =>
      operation.operationName === getOperationName(query) &&
      serializeVariables(operation.variables) === serializeVariables(variables),
  );

/** Returns a text of the variables that does not depend on their order. */
const serializeVariables = (variables: Record<string, unknown>) =>
  JSON.stringify(Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1)));

const findOperation = ({ definitions }: DocumentNode) =>
  definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);

const getOperationName = (document: DocumentNode) => findOperation(document)?.name?.value;
const getOperationType = (document: DocumentNode) => findOperation(document)?.operation;

function listUsages({ definitions }: DocumentNode): DocumentUsage[] {
  return definitions.flatMap((node) => {
    const name = 'name' in node ? node.name?.value : undefined;
    const file = name === undefined ? undefined : documentFiles[name];
    return name === undefined || file === undefined ? [] : [{ name, file }];
  });
}

/** Returns the name of a component: `TaskRow` for `features/todo/TaskRow.tsx`. */
export const getComponentName = (file: string) => file.replace(/^.*\/|\.[^/]*$/g, '');

/** Returns the names of the components that use the data of an operation, without duplicates. */
export const listComponentNames = ({ usages }: ScreenOperation) => [
  ...new Set(usages.map(({ file }) => getComponentName(file))),
];
