import fc from 'fast-check';
import { getNamedType, isLeafType, parse } from 'graphql';
import { expect, test } from 'vitest';
import { documentOf, valuesOf } from '../arbitraries.ts';
import { createCollections } from '../collections.ts';
import { contextCreator } from '../context.ts';
import { interpret } from '../rest/operation.ts';
import { createSchema } from '../schema.ts';
import { ask, buildTestApp, testWorld } from '../testing.ts';

const schema = createSchema();
const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
/** Of leaves alone: the others are never compiled. */
const compilable = fields.filter(({ args }) =>
  args.every(({ type }) => isLeafType(getNamedType(type))),
);

test.each(compilable.map((field) => [field.name, field] as const))(
  'Query.%s is answered compiled as graphql-js answers it',
  async (_, field) => {
    const app = await buildTestApp();
    const context = contextCreator(createCollections(testWorld()))({ headers: {} });
    const query = documentOf('query', field);
    const document = parse(query);
    const variables = fc.record(
      Object.fromEntries(field.args.map(({ name, type }) => [name, valuesOf(type)])),
    );

    // The second time a query is seen, it is compiled.
    for (const sent of fc.sample(variables, 12)) {
      const { data, errors } = await ask(app, query, sent as Record<string, unknown>);
      const wanted = await interpret(schema, document, context, sent as Record<string, unknown>);

      expect(data ?? null).toEqual(JSON.parse(JSON.stringify(wanted.data ?? null)));
      expect(errors?.map(({ message }) => message)).toEqual(
        wanted.errors?.map(({ message }) => message),
      );
    }
  },
  30_000,
);
