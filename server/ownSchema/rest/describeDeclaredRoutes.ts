import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isListType,
  isRequiredArgument,
} from 'graphql';
import type { Model } from '../schema/model.ts';
import { listDeclaredRoutes, type RootField } from './createDeclaredRoutes.ts';
import { type DeclaredRoute, listPathParameters } from './declaredRoute.ts';
import { describeContent, type JsonSchema, scalarTypes } from './jsonSchema.ts';

/** Returns the OpenAPI operations of the routes that fields declare. */
export const describeDeclaredRoutes = (model: Model) =>
  listDeclaredRoutes(model).map(({ field, route }) => ({
    path: route.url.replace(/:(\w+)/g, '{$1}'),
    method: route.method.toLowerCase(),
    operation: describeField(field, route),
  }));

/** Describes the route that a field declares. */
function describeField({ name, description, args }: RootField, { method, url }: DeclaredRoute) {
  const inPath = listPathParameters(url);
  const others = args.filter((argument) => !inPath.includes(argument.name));
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const properties = others.map((argument) => [argument.name, describeInput(argument.type)]);
  const described = hasBody ? args.filter((argument) => inPath.includes(argument.name)) : args;
  return {
    tags: ['declared'],
    operationId: name,
    summary: description ?? name,
    parameters: described.map((argument) => ({
      name: argument.name,
      in: inPath.includes(argument.name) ? 'path' : 'query',
      required: inPath.includes(argument.name) || isRequiredArgument(argument),
      schema: describeInput(argument.type),
    })),
    ...(hasBody && {
      requestBody: describeContent({ type: 'object', properties: Object.fromEntries(properties) }),
    }),
    responses: { 200: { description: 'The value of the field.', ...describeContent({}) } },
  };
}

const describeInput = (type: GraphQLInputType): JsonSchema => {
  const named = getNamedType(type);
  const item = scalarTypes[named.name] ? { type: scalarTypes[named.name] } : {};
  return isListType(getNullableType(type)) ? { type: 'array', items: item } : item;
};
