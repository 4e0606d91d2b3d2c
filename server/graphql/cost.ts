import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  valueFromAST,
} from 'graphql';
import type { Store } from '../store/createStore.ts';
import { limits } from './limits.ts';

type Variables = Record<string, unknown>;

/** Estimates the number of values in the response to a request. */
type Estimate = (variables: Variables, countRows: Store['countRows']) => number;

/** The arguments that limit the length of a list. */
const sizeArguments = ['perPage', 'limit', 'first', 'ids'];
/** The assumed length of a list for which the SDL has no size. */
const assumedSize = 10;
/** The assumed lengths of the lists of introspection, with which the query of all tools is below the limit, once. */
const introspectionSizes: Record<string, number> = {
  ...{ types: 300, directives: 10, locations: 3, fields: 4, args: 1 },
  ...{ inputFields: 2, enumValues: 2, interfaces: 2, possibleTypes: 2 },
};

/**
 * Creates a function that throws `LIMIT_EXCEEDED` if the response of an operation could have too many values. The
 * directive `@listSize` in `schema/base.graphql` documents the estimate. The function that computes it is created once
 * for each document, because Apollo Server caches the documents of repeated requests.
 */
export function createCostCheck(schema: GraphQLSchema) {
  const estimates = new WeakMap<OperationDefinitionNode, Estimate>();

  return (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
    countRows: Store['countRows'],
  ) => {
    let estimate = estimates.get(operation);
    if (!estimate) {
      estimate = createEstimate(schema, document, operation);
      estimates.set(operation, estimate);
    }
    const cost = estimate(variables, countRows);
    if (cost <= limits.cost) return;
    const limit = limits.cost + limits.costPerRow * countRows();
    if (cost > limit) throw createCostError(cost, limit);
  };
}

function createCostError(cost: number, limit: number): GraphQLError {
  return new GraphQLError(
    `The cost limit is ${limit}; this operation has ${cost}. Select fewer fields, or smaller pages of nested lists.`,
    { extensions: { code: 'LIMIT_EXCEEDED', limit: 'cost', cost, http: { status: 400 } } },
  );
}

/** Creates the function that estimates the number of values in the response of a valid operation. */
export function createEstimate(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Estimate {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const root = schema.getRootType(operation.operation);
  return root ? estimateSelections(root, operation.selectionSet) : () => 0;

  /** `pageSize` is the size of the lists in this object, if an argument of the object limits it. */
  function estimateSelections(
    type: GraphQLNamedType,
    { selections }: SelectionSetNode,
    pageSize?: Estimate,
  ): Estimate {
    const estimates = selections.map((node): Estimate => {
      if (node.kind === Kind.FIELD) return estimateField(type, node, pageSize);
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      if (!fragment) return () => 0;
      const condition = fragment.typeCondition;
      const target = condition ? schema.getType(condition.name.value) : type;
      return estimateSelections(target ?? type, fragment.selectionSet, pageSize);
    });
    return (variables, countRows) => {
      let sum = 0;
      for (const estimate of estimates) sum += estimate(variables, countRows);
      return sum;
    };
  }

  function estimateField(type: GraphQLNamedType, node: FieldNode, pageSize?: Estimate): Estimate {
    const field = findField(type, node.name.value);
    const named = field && getNamedType(field.type);
    const weight = field ? readWeight(schema, field) : 1;
    if (!field || !named || !isCompositeType(named) || !node.selectionSet) return () => weight;

    const argumentSize = readSizeFromArguments(field, node, operation);
    if (!isList(field.type)) {
      const inner = estimateSelections(named, node.selectionSet, argumentSize);
      return (variables, countRows) => weight + inner(variables, countRows);
    }
    const inner = estimateSelections(named, node.selectionSet);
    const size =
      readIntrospectionSize(type, field) ??
      readSizeFromSdl(schema, field) ??
      argumentSize ??
      pageSize ??
      (() => assumedSize);
    return (variables, countRows) =>
      weight + size(variables, countRows) * (1 + inner(variables, countRows));
  }
}

function findField(
  type: GraphQLNamedType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

function readIntrospectionSize(
  type: GraphQLNamedType,
  { name }: GraphQLField<unknown, unknown>,
): Estimate | undefined {
  if (!type.name.startsWith('__')) return undefined;
  return () => introspectionSizes[name] ?? assumedSize;
}

function isList(type: GraphQLOutputType): boolean {
  return isNonNullType(type) ? isList(type.ofType) : isListType(type);
}

function readDirective<Values>(
  schema: GraphQLSchema,
  { astNode }: GraphQLField<unknown, unknown>,
  name: string,
): Values | undefined {
  const directive = schema.getDirective(name);
  return directive && astNode ? (getDirectiveValues(directive, astNode) as Values) : undefined;
}

const readWeight = (schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): number =>
  readDirective<{ weight: number }>(schema, field, 'cost')?.weight ?? 1;

function readSizeFromSdl(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
): Estimate | undefined {
  const values = readDirective<{ assumed?: number; table?: string }>(schema, field, 'listSize');
  if (!values) return undefined;
  const { assumed, table } = values;
  return (_, countRows) => (table === undefined ? (assumed ?? assumedSize) : countRows(table));
}

/** Returns the estimate of a size that an argument limits. No list is longer than the largest table. */
function readSizeFromArguments(
  { args }: GraphQLField<unknown, unknown>,
  { arguments: nodes = [] }: FieldNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
): Estimate | undefined {
  const argument = args.find(({ name }) => sizeArguments.includes(name));
  if (!argument) return undefined;

  const value = nodes.find(({ name }) => name.value === argument.name)?.value;
  const variable = value?.kind === Kind.VARIABLE ? value.name.value : undefined;
  const definition = variableDefinitions.find((node) => node.variable.name.value === variable);
  const literal = variable === undefined ? value : definition?.defaultValue;
  const fallback = literal ? valueFromAST(literal, argument.type) : argument.defaultValue;
  return (variables, countRows) => {
    const size = (variable === undefined ? undefined : variables[variable]) ?? fallback;
    if (Array.isArray(size)) return size.length;
    // An invalid value is refused later.
    return typeof size === 'number' ? Math.min(Math.max(0, size), countRows()) : 0;
  };
}
