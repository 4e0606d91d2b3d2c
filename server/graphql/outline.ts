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
import { plainFieldsOf, type RowsWriter, rowsWriter, type Serializers } from './rowWriter.ts';
import { rowsOf } from './self.ts';

/** A key of an answer, as far as it takes more than `JSON.stringify` to write it. */
export interface Outlined {
  key: string;
  /** Marked `@omitNull`: the key is absent rather than null. */
  isOptional: boolean;
  /** Writes the rows of a list; each is written once, and remembered. */
  rows?: RowsWriter;
  /** Of an object that holds such lists, or such keys; or of each in a list. */
  fields?: Outlined[];
}

export interface Outline {
  fields: Outlined[];
  /** The document that answers rows as they are, for their writers to write. */
  document: DocumentNode;
  /** Whether there is anything to write but plain values. */
  isPlain: boolean;
}

interface OutlinedNode {
  field: Outlined;
  /** What is asked for in its place. */
  node: FieldNode;
}

interface Outlines {
  fields: Outlined[];
  selections: SelectionNode[];
}

/** What is not outlined: the answer is then built field by field, as usual. */
const unusual = Symbol('unusual');

/**
 * Finds the lists of plain rows in an operation. Undefined where keys depend on more than the
 * document: on variables, on types, on the same key said twice.
 */
export function outlineOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  serializers: Serializers,
): Outline | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }

  function fieldsIn({ selections }: SelectionSetNode): FieldNode[] {
    return selections.flatMap((node) => {
      if (node.directives?.some(({ name }) => name.value !== 'omitNull')) throw unusual;
      if (node.kind === Kind.FIELD) return [node];
      if (node.kind === Kind.INLINE_FRAGMENT) return fieldsIn(node.selectionSet);
      const fragment = fragments.get(node.name.value);
      return fragment ? fieldsIn(fragment.selectionSet) : [];
    });
  }

  function outline(parent: GraphQLObjectType, selectionSet: SelectionSetNode): Outlines {
    const nodes = fieldsIn(selectionSet);
    const keys = nodes.map(({ alias, name }) => (alias ?? name).value);
    if (new Set(keys).size < keys.length) throw unusual;

    const outlined = nodes.map((node) => outlineField(parent, node));
    return {
      fields: outlined.map(({ field }) => field),
      selections: outlined.map(({ node }) => node),
    };
  }

  function outlineField(parent: GraphQLObjectType, node: FieldNode): OutlinedNode {
    const field: Outlined = {
      key: (node.alias ?? node.name).value,
      isOptional: node.directives?.some(({ name }) => name.value === 'omitNull') ?? false,
    };
    const type = parent.getFields()[node.name.value]?.type;
    const named = type && getNamedType(type);
    if (!node.selectionSet || !isObjectType(named)) return { field, node };

    const list = getNullableType(type);
    if (isListType(list)) {
      if (isListType(getNullableType(list.ofType))) throw unusual;
      const plain = plainFieldsOf(named, fieldsIn(node.selectionSet), fieldsIn, serializers);
      const rows = plain && rowsWriter(plain);
      if (rows) return { field: { ...field, rows }, node: rowsOf(node, field.key) };
    }

    const { fields, selections } = outline(named, node.selectionSet);
    const inner = { ...node, selectionSet: { ...node.selectionSet, selections } };
    return fields.every(isPlain) ? { field, node } : { field: { ...field, fields }, node: inner };
  }

  const root = schema.getRootType(operation.operation);
  if (!root) return undefined;
  try {
    const { fields, selections } = outline(root, operation.selectionSet);
    const selectionSet = { ...operation.selectionSet, selections };
    const definitions = document.definitions.map((node) =>
      node === operation ? { ...operation, selectionSet } : node,
    );
    return { fields, document: { ...document, definitions }, isPlain: fields.every(isPlain) };
  } catch (reason) {
    if (reason === unusual) return undefined;
    throw reason;
  }
}

function isPlain({ isOptional, rows, fields }: Outlined): boolean {
  return !isOptional && !rows && !fields;
}

/** An outlined object as JSON. */
export function written(fields: Outlined[], data: Record<string, unknown>): string {
  let members = '';
  for (const field of fields) {
    const value = data[field.key] ?? null;
    if (field.isOptional && value === null) continue;
    if (members !== '') members += ',';
    members += `"${field.key}":${writtenValue(field, value)}`;
  }
  return `{${members}}`;
}

export function writtenValue(field: Outlined, value: unknown): string {
  const { rows, fields } = field;
  if (value === null) return 'null';
  if (rows) return rows(value);
  if (!fields) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => writtenValue(field, item)).join(',')}]`;
  return written(fields, value as Record<string, unknown>);
}
