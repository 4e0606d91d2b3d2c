import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { badInput } from '../errors.ts';
import { isControl } from '../graphql/controls.ts';
import { createMatcher } from './patterns.ts';

/** The methods of requests that REST routes or the upstream can answer. `*` matches any of them. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Throws `BAD_USER_INPUT` for the pattern of a route that matches no request. `path` is its path in the message. */
export function checkRoutePattern(pattern: string, path: string) {
  const [, method = '', url = ''] = /^([A-Z]+|\*) ?([/*]\S*)$/.exec(pattern) ?? [];
  if (url === '' || url.includes('?')) {
    throw badInput(path, 'must be a method and a path, such as "GET /apps/todo/*".');
  }
  if (method !== '*' && !methods.includes(method)) {
    throw badInput(path, `must begin with "*" or one of the methods ${methods.join(', ')}.`);
  }
  if (url === '/graphql' || url === '/graphql/stream') {
    throw badInput(path, 'must not be a path of GraphQL. Use operation or field instead.');
  }
}

/** Throws `BAD_USER_INPUT` for the name of an operation that GraphQL does not allow. It may contain `*`. */
export function checkOperationPattern(pattern: string, path: string) {
  if (!/^[A-Za-z_*][\w*]*$/.test(pattern)) {
    throw badInput(path, 'must be the name of an operation, such as "Tasks".');
  }
}

/** Throws `BAD_USER_INPUT` unless the schema has the field of a fault rule: `Task.assignee` or `Query.tasks.assignee`. */
export function checkFaultField(schema: GraphQLSchema, field: string, path: string) {
  const [typeName = '', ...names] = field.split('.');
  let type = schema.getType(typeName);
  for (const name of names) {
    const found = isObjectType(type) ? type.getFields()[name] : undefined;
    type = found && getNamedType(found.type);
    if (!type) break;
  }
  const isFaulty = typeName !== 'Subscription' && !typeName.startsWith('__') && names.length > 0;
  if (!type || !isFaulty || (names.length > 1 && !isRoot(schema, typeName))) {
    throw badInput(
      path,
      'must be a field of the schema, such as "Query.tasks", "Task.assignee" or "Query.tasks.assignee".',
    );
  }
}

const isRoot = (schema: GraphQLSchema, name: string) =>
  [schema.getQueryType(), schema.getMutationType()].some((type) => type?.name === name);

/** Throws `BAD_USER_INPUT` unless a pattern matches a root field of queries or mutations that is not a control. */
export function checkRootFieldPattern(schema: GraphQLSchema, pattern: string, path: string) {
  const matches = createMatcher(pattern);
  const hasMatch = [schema.getQueryType(), schema.getMutationType()].some((type) =>
    Object.values(type?.getFields() ?? {}).some(
      (field) => !isControl(field) && matches(`${type?.name}.${field.name}`),
    ),
  );
  if (!hasMatch) throw badInput(path, 'must be a root field, such as "Query.tasks".');
}
