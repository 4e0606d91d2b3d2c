/// <reference lib="esnext.disposable" />

/** An operation with the types of its data and its variables, as code generators write it: an AST, or a text with types. */
export interface TypedOperation<Data = unknown, Variables = unknown> {
  __apiType?: (variables: Variables) => Data;
}

/** An operation without types, as `gql` and `parse` return it. */
export interface UntypedOperation {
  readonly kind: string;
  readonly definitions: readonly unknown[];
  readonly __apiType?: never;
}

/** The result of an operation. */
export interface Result<Data> {
  data?: Data | null;
  errors?: readonly {
    message: string;
    path?: readonly (string | number)[];
    extensions?: Record<string, unknown>;
  }[];
}

/** A rule by which requests of a branch are delayed or fail. `client/testing/README.md` describes all keys. */
export interface FaultRule {
  /** The name that recorded requests show. */
  name?: string;
  /** The name of a GraphQL operation. */
  operation?: string;
  /** A REST route such as `GET /apps/todo/tasks`. `*` stands for any characters. */
  route?: string;
  /** A field such as `Task.assignee`. */
  field?: string;
  /** Milliseconds. */
  delay?: number;
  /** The largest random addition to the delay, in milliseconds. */
  jitter?: number;
  /** The HTTP status, from 400 to 599. */
  status?: number;
  /** The message of the error. */
  error?: string;
  /** Whether the field is null. */
  isNull?: boolean;
  /** Whether streams of events end. */
  dropsStream?: boolean;
  /** From 0 to 1. */
  probability?: number;
  /** How often the rule applies. */
  times?: number;
}

/** A request that a branch has received. */
export interface RecordedRequest {
  api: string;
  method: string;
  url: string;
  operation: string | null;
  status: number;
  fault: string | null;
  [key: string]: unknown;
}

/** A command in the journal of a branch. */
export interface JournalEntry {
  seq: number;
  field: string;
  args: unknown;
  at: string;
  outcome: string;
  [key: string]: unknown;
}

/** The data of a branch, which requests of other branches do not see. */
export interface Branch {
  /** The name of the branch, such as `main`. */
  name: string;
  /** The header that selects the branch. Send it with each request of the application under test. */
  headers: { 'x-branch': string };
  /** Sends a request on the branch. A path such as `/apps/todo/tasks` is enough. */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /**
   * Executes an operation on the branch. Throws if the document is neither a text nor a document of GraphQL.
   *
   * @example
   * const { data } = await branch.execute('{ tasks { title } }');
   */
  execute: Execute;
  /** Restores the sample. */
  reset: () => Promise<void>;
  /** Undoes the last command. Throws if there is none. */
  undo: () => Promise<void>;
  /**
   * Replaces the rules by which requests fail. Throws if a rule is invalid.
   *
   * @example
   * await branch.setFaults([{ route: 'GET /apps/todo/*', status: 503 }]);
   */
  setFaults: (rules: FaultRule[]) => Promise<void>;
  /** Freezes the clock at a time. Without a time, the clock runs again. Throws if the time is not a date. */
  freezeClock: (at?: Date | string) => Promise<void>;
  /** Advances the clock by milliseconds, and fires the timers that become due. Throws if the number is negative. */
  advanceClock: (milliseconds: number) => Promise<void>;
  /** Returns the requests that the branch has received, latest first. `route` is a pattern such as `GET /apps/*`. */
  requests: (route?: string) => Promise<RecordedRequest[]>;
  /** Returns the latest commands, latest first. */
  journal: () => Promise<JournalEntry[]>;
  /** Deletes the branch. `main` cannot be deleted. */
  delete: () => Promise<void>;
}

/**
 * Executes an operation. A typed document determines the types of its data and its variables. Errors of the operation are in
 * `errors` of the result. Rejects if the document is neither a text nor a document of GraphQL, or if the gateway is closed.
 *
 * @example
 * const { data, errors } = await frontdesk.execute('{ tasks { title } }');
 */
// biome-ignore lint/suspicious/noExplicitAny: a text has no types, and its data are read without checks.
export type Execute = <Data = Record<string, any>, Variables = Record<string, unknown>>(
  document: string | TypedOperation<Data, Variables> | UntypedOperation,
  variables?: NoInfer<Variables>,
) => Promise<Result<Data>>;

/** The options of `createFrontdesk`. */
export interface Options {
  /** The seed of all random numbers. The default is 1, so that each start has the same data. */
  seed?: number;
  /** The time at which the clock is frozen. Without it, the clock runs. */
  clock?: Date | string;
  /** The number of rows to which each large collection is filled. */
  seedRows?: number;
  /** Whether chat contacts reply. The default is true. */
  hasReplies?: boolean;
  /** Whether operations require the abilities that the schema states. The default is false. */
  enforcesRules?: boolean;
}

/** A gateway in this process. */
export interface Frontdesk {
  /** The branch `main`, which requests without `X-Branch` use. */
  main: Branch;
  /** Sends a request without a network: GraphQL, REST and `/openapi.json`. A path is enough. */
  fetch: Branch['fetch'];
  /** Executes an operation on `main`. */
  execute: Execute;
  /** Returns the branch with a name. A new one starts with the sample. Throws a `TypeError` if the name is not allowed. */
  branch: (name: string) => Branch;
  /**
   * Serves the gateway on a port: GraphQL, REST, the dashboard and the explorers. Returns its address. Throws if the port is
   * in use. Only in Node.
   *
   * @example
   * const { url } = await frontdesk.listen({ port: 0 });
   */
  listen: (options?: { port?: number; host?: string }) => Promise<{ url: string }>;
  /** Ends the gateway and its ports. Later calls of its other functions are rejected. Can be called again. */
  close: () => Promise<void>;
  /** Calls `close` at the end of a block with `await using`. */
  [Symbol.asyncDispose]: () => Promise<void>;
}

/**
 * Creates a gateway in this process. No port is necessary. Several gateways in a process have data of their own. Rejects with a
 * `TypeError` that names the option if an option is wrong.
 *
 * @example
 * const frontdesk = await createFrontdesk({ clock: '2026-03-09T09:00:00Z' });
 * const { data } = await frontdesk.execute('{ tasks { id title } }');
 * await frontdesk.close();
 */
export function createFrontdesk(options?: Options): Promise<Frontdesk>;
