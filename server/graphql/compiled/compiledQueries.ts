import type { FormattedExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '../../context.ts';
import { createLimitError, limits } from '../limits.ts';
import type { Operation } from '../operation.ts';
import {
  compileOperation,
  type ExecuteOperation,
  isExactlyCompilable,
} from './compileOperation.ts';
import type { CompileQueue } from './compileQueue.ts';
import { UnwritableError } from './listWriter.ts';

/** The state of an operation, which is compiled only after its second request. */
type State = ExecuteOperation | 'seen once' | 'queued' | 'not compilable';

/** The key of data that was already converted to JSON. */
const jsonData = Symbol('jsonData');

interface CompiledQueriesOptions {
  schema: GraphQLSchema;
  /** The view of the schema with raw lists. */
  rawListSchema: GraphQLSchema;
  queue: CompileQueue;
}

type Result = FormattedExecutionResult | undefined;

/**
 * Creates the functions that execute repeated queries with compiled operations. `execute` returns undefined if an
 * operation is not compiled or has errors. graphql-js then executes it, so that every message, path and extension is that
 * of graphql-js.
 *
 * Apollo Server keeps parsed documents in a cache of limited size. A compiled operation is kept as long as its document.
 */
export function createCompiledQueries({ schema, rawListSchema, queue }: CompiledQueriesOptions) {
  const states = new WeakMap<Operation, State>();

  function findCompiled(operation: Operation): ExecuteOperation | undefined {
    const { document, definition } = operation;
    const state = states.get(operation);
    if (state === undefined) states.set(operation, 'seen once');
    if (state === 'seen once') {
      const isAdded = queue.add(() => {
        if (states.get(operation) === 'not compilable') return;
        const isExact = isExactlyCompilable(schema, document, definition);
        const run = isExact ? compileOperation(rawListSchema, document, definition) : undefined;
        states.set(operation, run ?? 'not compilable');
      });
      if (isAdded && states.get(operation) === 'seen once') states.set(operation, 'queued');
    }
    const run = states.get(operation);
    return typeof run === 'function' ? run : undefined;
  }

  return {
    async execute(
      operation: Operation,
      context: Context,
      variables: Record<string, unknown>,
    ): Promise<Result> {
      const run = findCompiled(operation);
      const body = run && (await executeCompiled(run, context, variables));
      return body === undefined ? undefined : { data: { [jsonData]: body } };
    },

    /** Leaves an operation to graphql-js, because its results can be too large to be written. */
    exclude(operation: Operation) {
      states.set(operation, 'not compilable');
    },
  };
}

/** Executes a compiled operation. Returns the data as JSON, or `undefined` if there are errors. */
async function executeCompiled(
  run: ExecuteOperation,
  context: Context,
  variables: Record<string, unknown>,
): Promise<string | undefined> {
  try {
    const { body, errors } = { body: undefined, ...(await run(context, variables)) };
    return errors ? undefined : body;
  } catch (error) {
    if (error instanceof UnwritableError) return undefined;
    throw error;
  }
}

/** Converts a response of Apollo Server to JSON. The data of a compiled query is already JSON. */
export function stringifyResult(result: FormattedExecutionResult): string {
  const data = (result.data as { [jsonData]?: string } | null | undefined)?.[jsonData];
  const text = data === undefined ? JSON.stringify(result) : `{"data":${data}}`;
  return text.length <= limits.response
    ? text
    : JSON.stringify({ errors: [createLimitError('response', text.length)] });
}
