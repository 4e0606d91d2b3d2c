import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import {
  createListWriter,
  type ListWriter,
  planPlainFields,
  type Serializers,
} from './listWriter.ts';
import { selectRawList } from './rawLists.ts';

/** A key of the response, and the way in which its value is written. */
export interface PlannedField {
  key: string;
  /** Whether the key is marked with `@omitNull`: it is absent if the value is `null`. */
  isOptional: boolean;
  /** Converts the value to JSON, if it is a list of plain rows. */
  writeList?: ListWriter;
  /** The keys of an object, or of each object in a list, if `JSON.stringify` cannot write them. */
  fields?: PlannedField[];
}

interface ResponsePlan {
  fields: PlannedField[];
  /** The document with raw lists in place of the lists of plain rows. */
  document: DocumentNode;
  /** Whether `JSON.stringify` can write the whole response. */
  isPlain: boolean;
}

interface PlannedNode {
  field: PlannedField;
  /** The selection in the new document. */
  node: FieldNode;
}

interface PlannedSelection {
  fields: PlannedField[];
  selections: SelectionNode[];
}

/** Thrown if no plan can be created for a document. */
const noPlan = Symbol('noPlan');

/**
 * Creates the plan of the response of an operation, with its lists of plain rows. Returns `undefined` if the keys depend
 * on variables or types, or if a key is selected twice.
 */
export function createResponsePlan(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  serializers: Serializers,
): ResponsePlan | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }

  function listFields({ selections }: SelectionSetNode): FieldNode[] {
    return selections.flatMap((node) => {
      if (node.directives?.some(({ name }) => name.value !== 'omitNull')) throw noPlan;
      if (node.kind === Kind.FIELD) return [node];
      if (node.kind === Kind.INLINE_FRAGMENT) return listFields(node.selectionSet);
      const fragment = fragments.get(node.name.value);
      return fragment ? listFields(fragment.selectionSet) : [];
    });
  }

  function planSelection(
    parent: GraphQLObjectType,
    selectionSet: SelectionSetNode,
  ): PlannedSelection {
    const nodes = listFields(selectionSet);
    const keys = nodes.map(({ alias, name }) => (alias ?? name).value);
    if (new Set(keys).size < keys.length) throw noPlan;

    const planned = nodes.map((node) => planField(parent, node));
    return {
      fields: planned.map(({ field }) => field),
      selections: planned.map(({ node }) => node),
    };
  }

  function planField(parent: GraphQLObjectType, node: FieldNode): PlannedNode {
    const field: PlannedField = {
      key: (node.alias ?? node.name).value,
      isOptional: node.directives?.some(({ name }) => name.value === 'omitNull') ?? false,
    };
    const type = parent.getFields()[node.name.value]?.type;
    const named = type && getNamedType(type);
    if (!node.selectionSet || !isObjectType(named)) return { field, node };

    const list = getNullableType(type);
    if (isListType(list)) {
      if (isListType(getNullableType(list.ofType))) throw noPlan;
      const plain = planPlainFields(named, listFields(node.selectionSet), listFields, serializers);
      if (plain) {
        const writeList = createListWriter(plain);
        return { field: { ...field, writeList }, node: selectRawList(node, field.key) };
      }
    }

    const { fields, selections } = planSelection(named, node.selectionSet);
    const inner = { ...node, selectionSet: { ...node.selectionSet, selections } };
    return fields.every(isPlain) ? { field, node } : { field: { ...field, fields }, node: inner };
  }

  const root = schema.getRootType(operation.operation);
  if (!root) return undefined;
  try {
    const { fields, selections } = planSelection(root, operation.selectionSet);
    const selectionSet = { ...operation.selectionSet, selections };
    const definitions = document.definitions.map((node) =>
      node === operation ? { ...operation, selectionSet } : node,
    );
    return { fields, document: { ...document, definitions }, isPlain: fields.every(isPlain) };
  } catch (reason) {
    if (reason === noPlan) return undefined;
    throw reason;
  }
}

function isPlain({ isOptional, writeList, fields }: PlannedField): boolean {
  return !isOptional && !writeList && !fields;
}

/** Converts an object to JSON. */
export function writeObject(fields: PlannedField[], data: Record<string, unknown>): string {
  let members = '';
  for (const field of fields) {
    const value = data[field.key] ?? null;
    if (field.isOptional && value === null) continue;
    if (members !== '') members += ',';
    members += `"${field.key}":${writeValue(field, value)}`;
  }
  return `{${members}}`;
}

/** Converts the value of a field to JSON. */
export function writeValue(field: PlannedField, value: unknown): string {
  const { writeList, fields } = field;
  if (value === null) return 'null';
  if (writeList) return writeList(value);
  if (!fields) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => writeValue(field, item)).join(',')}]`;
  return writeObject(fields, value as Record<string, unknown>);
}
