import type { ApolloServerPlugin } from '@apollo/server';
import type {
  DocumentNode,
  FormattedExecutionResult,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../context.ts';
import { compile, isExactlyCompilable, type Run } from './compile.ts';
import { UnwritableError } from './rowWriter.ts';

/** `seen once` keeps a document that never comes again from being compiled. */
type State = Run | 'seen once' | 'interpreted';

/** Under this key, data that is JSON already. */
const text = Symbol('text');

interface CompiledOptions {
  schema: GraphQLSchema;
  /** The same schema, `withSelf`. */
  inner: GraphQLSchema;
}

/**
 * Answers a repeated query with a compiled one. When that meets an error, graphql-js runs the
 * query again: every message, path and extension a client sees is graphql-js's own.
 *
 * Apollo keeps one parsed document per text in a bounded cache, and what is compiled here lives
 * exactly as long as that document.
 */
export function compiledPlugin({ schema, inner }: CompiledOptions): ApolloServerPlugin<Context> {
  const states = new WeakMap<DocumentNode, Map<string, State>>();

  function runOf(document: DocumentNode, operation: OperationDefinitionNode): Run | undefined {
    const name = operation.name?.value ?? '';
    const byName = states.get(document) ?? new Map<string, State>();
    const state = byName.get(name);
    if (typeof state === 'function') return state;
    if (state === 'interpreted') return undefined;

    const canCompile = isExactlyCompilable(schema, document, operation);
    const run = state && canCompile ? compile(inner, document, operation) : undefined;
    states.set(document, byName.set(name, next(state, canCompile, run)));
    return run;
  }

  return {
    async requestDidStart() {
      return {
        async responseForOperation({ document, operation, request, contextValue }) {
          const run = runOf(document, operation);
          if (!run) return null;

          const answer = await answerOf(run, contextValue, request.variables ?? {});
          if (!answer || answer.errors) return null;
          return {
            http: { status: undefined, headers: new Map() as never },
            body: { kind: 'single', singleResult: { data: { [text]: answer.text } } },
          };
        },
      };
    },
  };
}

async function answerOf(run: Run, context: Context, variables: Record<string, unknown>) {
  try {
    return await run(context, variables);
  } catch (error) {
    if (error instanceof UnwritableError) return undefined;
    throw error;
  }
}

/** How Apollo writes an answer: as it is, or around what a compiled query has written. */
export function stringifyResult(result: FormattedExecutionResult): string {
  const compiled = (result.data as { [text]?: string } | null | undefined)?.[text];
  return compiled === undefined ? JSON.stringify(result) : `{"data":${compiled}}`;
}

function next(state: State | undefined, canCompile: boolean, run: Run | undefined): State {
  if (run) return run;
  return state || !canCompile ? 'interpreted' : 'seen once';
}
