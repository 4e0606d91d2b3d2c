import {
  BREAK,
  type DocumentNode,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isLeafType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import { type Outlined, outlineOf, written, writtenValue } from './outline.ts';
import type { Serializers } from './rowWriter.ts';

/** What a compiled operation answers: JSON, or why there is none. */
export type Answer = { text: string; errors?: undefined } | { errors: readonly GraphQLError[] };

export type Run = (
  context: Context,
  variables: Record<string, unknown>,
) => Answer | Promise<Answer>;

interface CompileOptions {
  /** How types write their values, where it is not their own way; by type name. */
  serializers?: Serializers;
  /** The root field whose value is the whole answer. Without it, the answer is the data. */
  root?: string;
}

/**
 * An operation as one function, on a schema `withSelf`: graphql-jit builds the answer, but for
 * lists of plain rows, which are written once each. Undefined when the document is none that can
 * be compiled so.
 */
export function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { serializers = {}, root }: CompileOptions = {},
): Run | undefined {
  const outline = outlineOf(schema, document, operation, serializers);
  if (!outline) return undefined;
  const compiled = compileQuery(schema, outline.document, operation.name?.value, {
    customSerializers: serializers,
  });
  if (!isCompiledQuery(compiled)) return undefined;

  const write = writerOf(outline.fields, outline.isPlain, root);
  const answer = ({ data, errors }: { data?: unknown; errors?: readonly GraphQLError[] }) =>
    errors ? { errors } : { text: write(data as Record<string, unknown>) };
  return (context, variables) => {
    const result = compiled.query({}, context, variables);
    return result instanceof Promise ? result.then(answer) : answer(result);
  };
}

function writerOf(fields: Outlined[], isPlain: boolean, root: string | undefined) {
  const field = fields.find(({ key }) => key === root);
  if (field) {
    return (data: Record<string, unknown>) => writtenValue(field, data[field.key] ?? null);
  }
  return isPlain ? JSON.stringify : (data: Record<string, unknown>) => written(fields, data);
}

/**
 * Whether graphql-jit answers this operation exactly as graphql-js does: a query whose variables
 * are leaves, with no input object written out. Objects lose inner defaults, and a query can be
 * run again by graphql-js to get the canonical errors.
 */
export function isExactlyCompilable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  const types = variableTypes(schema, operation).map(getNamedType);
  if (operation.operation !== 'query' || !types.every((type) => isLeafType(type))) return false;

  let isExact = true;
  visit(document, {
    [Kind.OBJECT]() {
      isExact = false;
      return BREAK;
    },
    // What a client may know of the schema is not what compiled operations run on.
    [Kind.FIELD]({ name }) {
      if (name.value !== '__schema' && name.value !== '__type') return undefined;
      isExact = false;
      return BREAK;
    },
  });
  return isExact;
}

/** graphql-jit never ends on the variable of an input type that holds itself. */
export function hasRecursiveVariable(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): boolean {
  const holdsItself = (type: unknown, holders: unknown[]): boolean =>
    isInputObjectType(type) &&
    (holders.includes(type) ||
      Object.values(type.getFields()).some((field) =>
        holdsItself(getNamedType(field.type), [...holders, type]),
      ));

  return variableTypes(schema, operation).some((type) => holdsItself(getNamedType(type), []));
}

function variableTypes(schema: GraphQLSchema, { variableDefinitions }: OperationDefinitionNode) {
  return (variableDefinitions ?? []).map(
    ({ type }) => typeFromAST(schema, type as never) as GraphQLInputType | undefined,
  );
}
