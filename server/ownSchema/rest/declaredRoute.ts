import {
  type DefinitionNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
} from 'graphql';
import { readDirective } from '../schema/directives.ts';
import { reservedPaths } from './listPaths.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The method and the path that `@rest(method:, path:)` gives to a root field. */
export interface DeclaredRoute {
  method: (typeof methods)[number];
  /** The path. A segment such as `:id` is the value of the argument `id`. */
  url: string;
}

interface RestDirected {
  astNode?: Pick<FieldDefinitionNode, 'directives'> | null;
}

/** Returns the REST route of a root field, if it has one. The path can have `{id}` in place of `:id`. */
export function readDeclaredRoute(field: RestDirected): DeclaredRoute | undefined {
  const directive = readDirective(field, 'rest');
  const method = methods.find((name) => name === String(directive?.method ?? 'GET').toUpperCase());
  if (!directive || !method) return undefined;
  return { method, url: String(directive.path).replace(/\{(\w+)\}/g, ':$1') };
}

/** Returns the names of the arguments in a path. */
export const listPathParameters = (url: string): string[] =>
  [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Finds a field whose `@rest` cannot be served. */
export function findRouteProblem(
  definitions: readonly DefinitionNode[],
): { message: string; node: FieldDefinitionNode } | undefined {
  const roots = listRootNames(definitions);
  const taken = new Map<string, string>();
  for (const definition of definitions) {
    if (!isObject(definition)) continue;
    for (const node of definition.fields ?? []) {
      const name = `${definition.name.value}.${node.name.value}`;
      const problem = describeProblem(node, roots.has(definition.name.value), taken);
      if (problem) return { message: `@rest of ${name} ${problem}`, node };
      const route = readDeclaredRoute({ astNode: node });
      if (route) taken.set(`${route.method} ${route.url}`, name);
    }
  }
  return undefined;
}

function describeProblem(
  node: FieldDefinitionNode,
  isRoot: boolean,
  taken: ReadonlyMap<string, string>,
): string | undefined {
  const directive = readDirective({ astNode: node }, 'rest');
  if (!directive) return undefined;
  if (!isRoot) return 'must be on a field of the types for queries and mutations.';
  const route = readDeclaredRoute({ astNode: node });
  if (!route) return `must have a method: ${methods.join(', ')}.`;
  const { method, url } = route;
  const [, first = ''] = url.split('/');
  if (!/^(\/:?[\w.~-]+)+$/.test(url)) return 'must have a path such as "/books/:id".';
  if (reservedPaths.includes(first))
    return `must have another path, because the gateway uses /${first}.`;
  const unknown = listPathParameters(url).find(
    (name) => !node.arguments?.some((argument) => argument.name.value === name),
  );
  if (unknown !== undefined) return `has :${unknown} in its path, which is not an argument.`;
  const other = taken.get(`${method} ${url}`);
  return other && `has the same method and path as ${other}.`;
}

const isObject = (
  node: DefinitionNode,
): node is ObjectTypeDefinitionNode | ObjectTypeExtensionNode =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;

function listRootNames(definitions: readonly DefinitionNode[]): Set<string> {
  const operations = definitions.flatMap((node) =>
    node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION
      ? (node.operationTypes ?? [])
      : [],
  );
  const find = (operation: string, name: string) =>
    operations.find((type) => type.operation === operation)?.type.name.value ?? name;
  return new Set([find('query', 'Query'), find('mutation', 'Mutation')]);
}
