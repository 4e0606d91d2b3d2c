import type { ApolloServerPlugin } from '@apollo/server';
import type {
  DocumentNode,
  FormattedExecutionResult,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../../context.ts';
import type { ExecuteOperation } from '../../rest/executeOperation.ts';
import { createLimitError, limits } from '../limits.ts';
import { compileOperation, isExactlyCompilable } from './compileOperation.ts';
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

/**
 * Executes repeated queries with compiled operations. If a query has errors, graphql-js executes it again, so that every
 * message, path and extension is that of graphql-js.
 *
 * Apollo Server keeps parsed documents in a cache of limited size. A compiled operation is kept as long as its document.
 */
export function compiledQueriesPlugin(
  options: CompiledQueriesOptions,
): ApolloServerPlugin<Context> {
  const { schema, rawListSchema, queue } = options;
  const states = new WeakMap<DocumentNode, Map<string, State>>();

  function findCompiled(document: DocumentNode, operation: OperationDefinitionNode) {
    const name = operation.name?.value ?? '';
    const byName = states.get(document) ?? new Map<string, State>();
    states.set(document, byName);

    const state = byName.get(name);
    if (state === undefined) byName.set(name, 'seen once');
    if (state === 'seen once') {
      const isAdded = queue.add(() => {
        const isExact = isExactlyCompilable(schema, document, operation);
        const run = isExact ? compileOperation(rawListSchema, document, operation) : undefined;
        byName.set(name, run ?? 'not compilable');
      });
      if (isAdded && byName.get(name) === 'seen once') byName.set(name, 'queued');
    }
    const run = byName.get(name);
    return typeof run === 'function' ? run : undefined;
  }

  return {
    async requestDidStart() {
      return {
        async responseForOperation({ document, operation, request, contextValue }) {
          // The type of Apollo Server is wrong: without a matching `operationName`, there is no operation.
          const run = (operation as OperationDefinitionNode | undefined)
            ? findCompiled(document, operation)
            : undefined;
          if (!run) return null;

          const body = await executeCompiled(run, contextValue, request.variables ?? {});
          if (body === undefined) return null;
          return {
            http: { status: undefined, headers: new Map() as never },
            body: { kind: 'single', singleResult: { data: { [jsonData]: body } } },
          };
        },
      };
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
