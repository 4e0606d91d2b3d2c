import type { FastifyInstance } from 'fastify';
import { parse } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { buildAppWithFrozenClock, sendGraphql } from '../../test/testApp.ts';
import { createOwnDefinition } from '../ownDefinition.ts';
import {
  createRandom,
  createRandomSchema,
  pick,
  type Random,
  type RandomType,
} from './randomSchema.ts';

const stepCount = 12;

type Values = Record<string, unknown>;

/** Returns the literal of a value in GraphQL. The values of the enum are written without quotes. */
const toLiteral = (name: string, value: unknown) =>
  name === 'state' ? value : JSON.stringify(value);

const formatValues = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${toLiteral(name, value)}`)
    .join(', ');

const follow = (result: unknown, path: readonly string[]): Values =>
  path.reduce((inner, name) => (inner as Values)[name], result) as Values;

/** Writes rows of a random schema with its mutations, and reads them with all its queries and with REST. */
function createClient(app: FastifyInstance, types: readonly RandomType[]) {
  async function send(query: string): Promise<Values> {
    const { data, errors } = await sendGraphql(app, query);
    if (errors) throw new Error(`${query}\n${JSON.stringify(errors)}`);
    return data;
  }
  const selectRow = ({ leaves, relations }: RandomType) =>
    [
      'id',
      ...leaves.map(({ name }) => name),
      ...relations.map(({ name }) => `${name} { id }`),
    ].join(' ');

  async function list(type: RandomType): Promise<Values[]> {
    const { field, selection, path } = type.list;
    const data = await send(`{ ${field}${selection(selectRow(type))} }`);
    return follow(data[field], path) as never;
  }

  async function write(
    type: RandomType,
    { field, inputType, path }: RandomType['create'],
    values: Values,
    id?: string,
  ): Promise<Values> {
    const formatted = formatValues(values);
    const args = [id && `id: "${id}"`, inputType ? `input: { ${formatted} }` : formatted];
    const selection =
      path.length > 0 ? `{ ${path[0]} { ${selectRow(type)} } }` : `{ ${selectRow(type)} }`;
    const data = await send(
      `mutation { ${field}(${args.filter(Boolean).join(', ')}) ${selection} }`,
    );
    return follow(data[field], path);
  }

  /** Returns random values of all fields, or of some of them. */
  async function createValues(random: Random, type: RandomType, share: number): Promise<Values> {
    const values: Values = {};
    for (const { name, create } of type.leaves) if (random() < share) values[name] = create(random);
    for (const { name, target } of type.relations) {
      const rows = await list(types.find((other) => other.name === target) as RandomType);
      if (random() < share && rows.length > 0) values[`${name}Id`] = pick(random, rows).id;
    }
    return values;
  }

  /** Checks that all queries and REST show a row with some values. */
  async function expectRow(type: RandomType, id: string, values: Values) {
    const expected: Values = { id };
    for (const [name, value] of Object.entries(values)) {
      if (name.endsWith('Id')) expected[name.slice(0, -2)] = { id: value };
      else expected[name] = value;
    }
    const read = await send(`{ ${type.byId}(id: "${id}") { ${selectRow(type)} } }`);
    expect(read[type.byId], 'by id').toMatchObject(expected);
    expect(
      (await list(type)).find((row) => row.id === id),
      'in the list',
    ).toMatchObject(expected);
    const rest = (await app.inject(`/${type.path}/${id}`)).json();
    for (const { name } of type.leaves)
      if (name in values) expect(rest[name], `REST ${name}`).toEqual(values[name]);
    for (const { name, target, list: back } of type.relations) {
      const owner = types.find((other) => other.name === target);
      const ownerId = values[`${name}Id`];
      if (!owner || !back || ownerId === undefined) continue;
      const data = await send(`{ ${owner.byId}(id: "${ownerId}") { ${back} { id } } }`);
      const rows = (data[owner.byId] as Record<string, Values[]>)[back];
      expect(rows, `${target}.${back}`).toContainEqual({ id });
    }
  }

  return { send, list, write, createValues, expectRow };
}

test.each(Array.from({ length: 6 }, (_, index) => index + 1))(
  'all queries of the random schema %i show what its mutations wrote',
  async (seed) => {
    const random = createRandom(seed * 7919);
    const { sdl, types } = createRandomSchema(random);
    const app = await buildAppWithFrozenClock({ definition: createOwnDefinition(parse(sdl)) });
    onTestFinished(() => app.close());
    const client = createClient(app, types);

    for (let step = 0; step < stepCount; step += 1) {
      const type = pick(random, types);
      const rows = await client.list(type);
      const row = rows.length > 0 ? pick(random, rows) : undefined;
      const action = row ? pick(random, ['create', 'update', 'remove'] as const) : 'create';
      if (action === 'remove' && row) {
        await client.send(
          `mutation { ${type.remove.field}(id: "${row.id}") ${type.remove.selection} }`,
        );
        expect((await client.list(type)).map(({ id }) => id)).not.toContain(row.id);
        expect((await app.inject(`/${type.path}/${row.id}`)).statusCode).toBe(404);
        continue;
      }
      const values = await client.createValues(random, type, action === 'create' ? 1 : 0.5);
      const written =
        action === 'create'
          ? await client.write(type, type.create, values)
          : await client.write(type, type.update, values, String(row?.id));
      await client.expectRow(type, String(written.id), values);
    }
  },
);
