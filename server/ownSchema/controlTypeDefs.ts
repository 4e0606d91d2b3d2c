import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type ObjectTypeDefinitionNode,
  visit,
} from 'graphql';

const roots = ['Query', 'Mutation', 'Subscription'];

const isControl = ({ directives = [] }: { directives?: readonly { name: { value: string } }[] }) =>
  directives.some(({ name }) => name.value === 'control');

/** Returns the part of an SDL that the controls of the gateway need: the root fields with `@control`, and their types. */
export function selectControls({ kind, definitions }: DocumentNode): DocumentNode {
  const reduced = definitions.map((node) =>
    isRoot(node) ? { ...node, fields: node.fields?.filter(isControl) } : node,
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

  const kept = reduced.filter(
    (node) =>
      isRoot(node) ||
      [Kind.DIRECTIVE_DEFINITION, Kind.SCHEMA_DEFINITION, Kind.SCHEMA_EXTENSION].includes(
        node.kind as never,
      ),
  );
  for (const node of kept) collect(node);
  for (const node of kept) if (isRoot(node)) used.add(node.name.value);
  return {
    kind,
    definitions: reduced.filter(
      (node) =>
        kept.includes(node) ||
        ('name' in node && node.name && used.has(node.name.value) && !kept.includes(node)),
    ),
  };
}

const isRoot = (node: DefinitionNode): node is ObjectTypeDefinitionNode =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION && roots.includes(node.name.value);
