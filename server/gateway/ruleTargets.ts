import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { badInput } from '../errors.ts';
import { isControl } from '../graphql/controls.ts';
import { matchRoute } from '../rest/matchRoute.ts';
import { findOperation } from '../rest/operation.ts';
import type { Route } from '../rest/route.ts';
import { createMatcher } from './patterns.ts';

/** A REST route that rules can name, or that of a control. */
interface RuleRoute extends Pick<Route, 'url' | 'isControl'> {
  method: string;
  /** The operation on the schema of the data. The collections of an own schema have none. */
  operation: DocumentNode | null;
  /** Whether a field of an own schema declares the route. The name of its operation is not known to rules. */
  isDeclared?: boolean;
}

/** The fields and the routes that the rules of a branch can name. */
export interface RuleTargets {
  schema: GraphQLSchema;
  /** The REST routes of the features or of an own schema. Those of the controls are marked. */
  routes: readonly RuleRoute[];
}

interface Conditions {
  route: string | null;
  operation: string | null;
  field: string | null;
}

/** The methods of requests that REST routes or the upstream can answer. `*` matches any of them. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Throws `BAD_USER_INPUT` for the pattern of a route that matches no request. `path` is its path in the message. */
export function checkRoutePattern(
  { routes }: Pick<RuleTargets, 'routes'>,
  pattern: string,
  path: string,
) {
  const [, method = '', url = ''] = /^([A-Z]+(?=[ *])|\*) ?([/*][!-~]*)$/.exec(pattern) ?? [];
  if (url === '' || /[?#]/.test(url)) {
    throw badInput(path, 'must be a method and a path, such as "GET /apps/todo/*".');
  }
  if (method !== '*' && !methods.includes(method)) {
    throw badInput(path, `must begin with "*" or one of the methods ${methods.join(', ')}.`);
  }
  if (url === '/graphql' || url === '/graphql/stream') {
    throw badInput(path, 'must not be a path of GraphQL. Use operation or field instead.');
  }
  if (url.includes('*') || method === '*') return;
  const served = matchRoute(routes, method === 'HEAD' ? 'GET' : method, url)?.route;
  if (!served) return;
  if (served.isControl) throw badInput(path, 'must not be a control, to which no rule applies.');
  const found = `${served.method} ${served.url}`;
  if (found !== pattern) throw badInput(path, `must be "${found}", which answers these requests.`);
}

/** Throws `BAD_USER_INPUT` for a rule with a route whose operation has another name, or does not select the field. */
export function checkRouteOperation(
  { schema, routes }: RuleTargets,
  { route, operation, field }: Conditions,
  path: string,
) {
  if (route === null || (operation === null && field === null)) return;
  const matches = createMatcher(route);
  const found = routes.filter(
    ({ method, url, isControl: isOfControl }) => !isOfControl && matches(`${method} ${url}`),
  );
  const named = found.filter((each) => operation === null || getOperationName(each) === operation);
  if (named.length === 0) {
    throw badInput(`${path}.operation`, 'must be the operation of the route, or absent.');
  }
  if (field !== null && !named.some((each) => selectsField(schema, each, field))) {
    throw badInput(`${path}.field`, 'must be a field that the route returns, or absent.');
  }
}

const getOperationName = ({ operation, isDeclared }: RuleRoute) =>
  operation && !isDeclared ? findOperation(operation).name?.value : undefined;

/** Returns whether the operation of a route selects a field. Of a longer path, only the root field is compared. */
function selectsField(schema: GraphQLSchema, { operation }: RuleRoute, field: string): boolean {
  if (operation === null) return false;
  const [typeName = '', name = ''] = field.split('.');
  const type = schema.getType(typeName);
  const types = new TypeInfo(schema);
  let isSelected = false;
  visit(
    operation,
    visitWithTypeInfo(types, {
      Field(node) {
        const parent = types.getParentType();
        const hasType =
          parent?.name === typeName ||
          (isAbstractType(parent) && isObjectType(type) && schema.isSubType(parent, type));
        isSelected ||= hasType && node.name.value === name;
      },
    }),
  );
  return isSelected;
}

/** Throws `BAD_USER_INPUT` for the name of an operation that GraphQL does not allow. It may contain `*`. */
export function checkOperationPattern(pattern: string, path: string) {
  if (!/^[A-Za-z_*][\w*]*$/.test(pattern)) {
    throw badInput(path, 'must be the name of an operation, such as "Tasks".');
  }
}

/**
 * Throws `BAD_USER_INPUT` unless a query or mutation can select the field of a fault rule: `Task.assignee` or
 * `Query.tasks.assignee`. Controls, and types that only they return, get no faults.
 */
export function checkFaultField(schema: GraphQLSchema, field: string, path: string) {
  const [typeName = '', ...names] = field.split('.');
  let type = schema.getType(typeName);
  let isSelectable =
    type !== undefined &&
    listFaultyTypes(schema).has(type) &&
    (names.length === 1 || (names.length > 1 && isRoot(schema, typeName)));
  for (const name of names) {
    const found = isObjectType(type) ? type.getFields()[name] : undefined;
    if (!found || isControl(found)) isSelectable = false;
    type = found && getNamedType(found.type);
  }
  if (!isSelectable) {
    throw badInput(
      path,
      'must be a field of the schema, such as "Query.tasks", "Task.assignee" or "Query.tasks.assignee".',
    );
  }
}

const isRoot = (schema: GraphQLSchema, name: string) =>
  [schema.getQueryType(), schema.getMutationType()].some((type) => type?.name === name);

const faultyTypes = new WeakMap<GraphQLSchema, Set<GraphQLNamedType>>();

/** Lists the types whose fields a query or mutation can select without a control. */
function listFaultyTypes(schema: GraphQLSchema): Set<GraphQLNamedType> {
  const cached = faultyTypes.get(schema);
  if (cached) return cached;
  const found = new Set<GraphQLNamedType>();
  const add = (type: GraphQLNamedType | null | undefined) => {
    if (!type || found.has(type)) return;
    found.add(type);
    if (isAbstractType(type)) schema.getPossibleTypes(type).forEach(add);
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    for (const field of Object.values<GraphQLField<unknown, unknown>>(type.getFields())) {
      if (!isControl(field)) add(getNamedType(field.type));
    }
  };
  add(schema.getQueryType());
  add(schema.getMutationType());
  faultyTypes.set(schema, found);
  return found;
}

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
