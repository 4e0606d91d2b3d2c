import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { execute, getNamedType, isLeafType, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBranch } from '../../branch.ts';
import { crm, registry } from '../../features.ts';
import { createSchema } from '../../schema.ts';
import { createDocument, createValueArbitrary } from '../../test/contract/arbitraries.ts';
import { isFullScale } from '../../test/contract/scaleRuns.ts';
import {
  buildAppWithFrozenClock,
  createGuestContext,
  createTestServices,
  sendGraphql,
} from '../../test/testApp.ts';
import { isControl } from '../controls.ts';

const schema = createSchema(crm);
const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  (field) => !isControl(field),
);
/** Queries with input objects are never compiled. */
const compilable = fields.filter(({ args }) =>
  args.every(({ type }) => isLeafType(getNamedType(type))),
);

/** Queries are pure, so that all tests can share one app and one branch. */
let app: FastifyInstance;
const branch = createBranch({ registry, services: createTestServices() });

beforeAll(async () => {
  app = await buildAppWithFrozenClock();
});

afterAll(() => app.close());

test.each(compilable.map((field) => [field.name, field] as const))(
  'the compiled Query.%s has the same results as graphql-js',
  async (_, field) => {
    const query = createDocument('query', field);
    const document = parse(query);
    const arbitraryVariables = fc.record(
      Object.fromEntries(field.args.map(({ name, type }) => [name, createValueArbitrary(type)])),
    );

    // The second request of a query is executed by the compiled operation.
    for (const variables of fc.sample(arbitraryVariables, isFullScale ? 12 : 3)) {
      const { data, errors } = await sendGraphql(app, query, variables as Record<string, unknown>);
      const expected = await execute({
        schema,
        document,
        contextValue: createGuestContext(branch),
        variableValues: variables as Record<string, unknown>,
      });

      expect(data ?? null).toEqual(JSON.parse(JSON.stringify(expected.data ?? null)));
      expect(errors?.map(({ message }) => message)).toEqual(
        expected.errors?.map(({ message }) => message),
      );
    }
  },
);
