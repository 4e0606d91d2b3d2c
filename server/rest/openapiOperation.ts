import { type GraphQLField, type GraphQLSchema, isNonNullType, print } from 'graphql';
import type { Context } from '../context.ts';
import type { AccessRule } from '../gql/types.ts';
import { readOperation } from '../graphql/operation.ts';
import { findRule, readRules } from '../graphql/rules.ts';
import { createExample } from './examples.ts';
import {
  createContent,
  type createJsonSchemas,
  describeInput,
  type JsonSchema,
  moveDefault,
} from './jsonSchemas.ts';
import { mapVariablesToArguments } from './mapVariablesToArguments.ts';
import { listRefusals, readErrorCodes } from './openapiRefusals.ts';
import { findOperation, type Input, listInputs } from './operation.ts';
import type { Route } from './route.ts';
import { resolveSelection } from './selection.ts';

interface OperationOptions {
  schema: GraphQLSchema;
  jsonSchemas: ReturnType<typeof createJsonSchemas>;
  /** References to the parameters of all operations. */
  headers: object[];
  /** Creates the security requirement from abilities. */
  createSecurity: (abilities: string[]) => object[];
}

/** An input of a route, with its description and the value of the example. */
interface DescribedInput extends Input {
  description?: string;
  schema: JsonSchema;
  example: { example?: unknown };
}

/** Creates the function that describes the operation of a route. Examples are executed with the context. */
export function createOperationDescriber({
  schema,
  jsonSchemas,
  headers,
  createSecurity,
}: OperationOptions) {
  const rules = readRules(schema);

  return async (route: Route, context: Context) => {
    const { name, rootFields } = readOperation(
      schema,
      route.operation,
      findOperation(route.operation),
    );
    const fields = [...rootFields.values()];
    const example = await createExample(schema, route, context);
    const inputs = describeInputs(route, example?.input ?? {});
    const others = inputs.filter((input) => !isInPath(route, input));
    const codes = fields.flatMap((field) => readErrorCodes(schema, field));
    const isBody = route.method === 'POST';

    return {
      operationId: lowercaseFirst(name ?? ''),
      ...describeField(fields[0]),
      // An own schema has no accounts.
      security:
        rules.length > 0 ? createSecurity(listAbilities(rules, [...rootFields.keys()])) : [],
      'x-graphql-operation': print(route.operation),
      parameters: [
        ...inputs
          .filter((input) => isInPath(route, input) || !isBody)
          .toSorted((a, b) => Number(isInPath(route, b)) - Number(isInPath(route, a)))
          .map((input) => createParameter(input, isInPath(route, input) ? 'path' : 'query')),
        ...headers,
      ],
      ...(isBody && { requestBody: createRequestBody(others, example?.input ?? {}) }),
      responses: {
        [route.status]: {
          description: 'The operation succeeded.',
          ...createContent(createReplySchema(route), example?.reply),
        },
        ...listRefusals(route, inputs.length > 0, codes),
      },
    };
  };

  function describeInputs(route: Route, values: Record<string, unknown>): DescribedInput[] {
    const variableArguments = mapVariablesToArguments(schema, route.operation);
    return listInputs(schema, route.operation).map((input) => {
      const argument = variableArguments.get(input.name);
      const { description, ...defaultValue } = argument ? describeInput(argument) : {};
      return {
        ...input,
        description,
        schema: { ...jsonSchemas.createInputSchema(input.type), ...defaultValue },
        example: input.name in values ? { example: values[input.name] } : {},
      };
    });
  }

  function createReplySchema({ operation, reply }: Route): JsonSchema | undefined {
    if (reply === null) return undefined;
    const selection = resolveSelection(schema, operation);
    if (reply === undefined) return jsonSchemas.createReplySchema(selection);
    const root = selection.find(({ key }) => key === reply);
    return root && jsonSchemas.createOutputSchema(root.type, root);
  }
}

function createParameter(
  { name, type, description, schema, example }: DescribedInput,
  place: 'path' | 'query',
) {
  const required = place === 'path' || isNonNullType(type);
  return { name, in: place, required, ...(description && { description }), schema, ...example };
}

function createRequestBody(inputs: DescribedInput[], example: Record<string, unknown>) {
  const required = inputs.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  const properties = inputs.map(({ name, description, schema }) => [
    name,
    moveDefault({ ...schema, ...(description && { description }) }),
  ]);
  return {
    required: required.length > 0,
    ...createContent(
      {
        type: 'object',
        properties: Object.fromEntries(properties),
        ...(required.length > 0 && { required }),
      },
      example,
    ),
  };
}

const isInPath = ({ url }: Route, { name }: Input) => url.split('/').includes(`:${name}`);

/** Returns the abilities that root fields require, such as `read Todo`. */
function listAbilities(rules: AccessRule[], fieldNames: string[]): string[] {
  const required = fieldNames.map((name) => findRule(rules, name));
  return [...new Set(required.map(({ action, subject }) => `${action} ${subject}`))];
}

/** Returns the first sentence of the description of a field as the summary, and the rest as the description. */
function describeField(field: GraphQLField<unknown, Context> | undefined) {
  const text = field?.description?.replace(/\s+/g, ' ').trim() ?? '';
  const [, summary = text, description = ''] = /^(.+?)\.(?:\s(.*))?$/s.exec(text) ?? [];
  return { summary, description };
}

const lowercaseFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
