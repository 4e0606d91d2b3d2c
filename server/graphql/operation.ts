import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../context.ts';
import { isControl } from './controls.ts';
import { createOperationSecrets, type OperationSecrets } from './operationSecrets.ts';

/** An operation of a valid document, with the facts that do not depend on a request. */
export interface Operation {
  document: DocumentNode;
  definition: OperationDefinitionNode;
  name: string | null;
  /** The root fields that are selected, directly or in fragments, by name, such as `Query.tasks`. */
  rootFields: ReadonlyMap<string, GraphQLField<unknown, Context>>;
  /** The names of the root fields. */
  fieldNames: string[];
  /** Whether all root fields are controls. Such operations are not recorded, and get no faults. */
  isControl: boolean;
  /** Whether a root field is a control. Such operations are never sent to the upstream. */
  hasControl: boolean;
  secrets: OperationSecrets;
}

/** Creates the function that reads an operation. It reads each operation once, because clients repeat their documents. */
export function createOperationReader(schema: GraphQLSchema) {
  const read = new WeakMap<OperationDefinitionNode, Operation>();

  return (document: DocumentNode, definition: OperationDefinitionNode): Operation => {
    let operation = read.get(definition);
    if (!operation) {
      operation = readOperation(schema, document, definition);
      read.set(definition, operation);
    }
    return operation;
  };
}

export function readOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): Operation {
  const rootFields = listRootFields(schema, document, definition);
  const fields = [...rootFields.values()];
  return {
    document,
    definition,
    name: definition.name?.value ?? null,
    rootFields,
    fieldNames: [...rootFields.keys()],
    isControl: fields.length > 0 && fields.every(isControl),
    hasControl: fields.some(isControl),
    secrets: createOperationSecrets(schema, document),
  };
}

/** Returns the variables that an operation declares. Others have no effect, and nothing keeps them. */
export function selectVariables(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const declared: Record<string, unknown> = {};
  for (const { variable } of variableDefinitions) {
    const name = variable.name.value;
    if (Object.hasOwn(variables, name)) declared[name] = variables[name];
  }
  return declared;
}

function listRootFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
) {
  const type = schema.getRootType(operation);
  const found = new Map<string, GraphQLField<unknown, Context>>();
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet]] : [],
    ),
  );

  function collect({ selections }: SelectionSetNode) {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const field = type?.getFields()[node.name.value];
        if (field) found.set(`${type?.name}.${field.name}`, field);
      } else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
      else {
        const fragment = fragments.get(node.name.value);
        if (fragment) collect(fragment);
      }
    }
  }

  collect(selectionSet);
  return found;
}
