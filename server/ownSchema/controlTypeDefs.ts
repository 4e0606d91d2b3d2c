import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  visit,
} from 'graphql';

const roots = ['Query', 'Mutation', 'Subscription'];

/** The fields that read the journal of any schema. */
const generalFields = ['history', 'changeCursor', 'changes'];

const isGeneral = ({ name, directives = [] }: FieldDefinitionNode) =>
  generalFields.includes(name.value) ||
  directives.some((directive) => directive.name.value === 'control');

/**
 * Returns the part of an SDL that the controls of the gateway need: the root fields with `@control`, those
 * of changes and histories, and their types.
 */
export function selectControls({ kind, definitions }: DocumentNode): DocumentNode {
  const reduced = definitions.map((node) =>
    isRoot(node) ? { ...node, fields: node.fields?.filter(isGeneral) } : node,
  );
  const byName = new Map(
    reduced.flatMap((node) =>
      'name' in node && node.name && node.kind !== Kind.DIRECTIVE_DEFINITION
        ? [[node.name.value, node] as const]
        : [],
    ),
  );
  const used = new Set<string>();

  function collect(node: DefinitionNode) {
    visit(node, {
      NamedType({ name: { value } }) {
        const definition = byName.get(value);
        if (!definition || used.has(value)) return;
        used.add(value);
        collect(definition);
      },
    });
  }

  const isKept = (node: DefinitionNode) => isRoot(node) || node.kind === Kind.DIRECTIVE_DEFINITION;
  for (const node of reduced) if (isKept(node)) collect(node);
  const isUsed = (node: DefinitionNode) => 'name' in node && node.name && used.has(node.name.value);
  return { kind, definitions: reduced.filter((node) => isKept(node) || isUsed(node)) };
}

const isRoot = (node: DefinitionNode): node is ObjectTypeDefinitionNode =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION && roots.includes(node.name.value);
