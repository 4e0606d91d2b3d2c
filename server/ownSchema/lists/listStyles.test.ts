import type { FastifyInstance } from 'fastify';
import { parse } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { buildAppWithFrozenClock, sendGraphql } from '../../test/testApp.ts';
import { createOwnDefinition } from '../ownDefinition.ts';

const typeDefs = parse(/* GraphQL */ `
  type Query {
    hotels(where: HotelWhere, order_by: [HotelOrder!], pagination: Pagination): [Hotel!]!
    hotelsBetween(minStars: Int, maxStars: Int, createdAfter: String): [Hotel!]!
    searchHotels(query: String, limit: Int): [Hotel!]!
    hotels_aggregate(where: HotelWhere): HotelAggregate!
    hotelsCount(where: HotelWhere): Count
    owner: Owner
  }
  input HotelWhere {
    name_contains: String
    stars_in: [Int!]
    stars: IntFilter
    owner: OwnerWhere
    NOT: [HotelWhere!]
  }
  input OwnerWhere {
    name_contains: String
  }
  input IntFilter {
    gte: Int
  }
  input HotelOrder {
    name: Direction
    owner: OwnerOrder
  }
  input OwnerOrder {
    name: Direction
  }
  enum Direction {
    asc
    desc
  }
  input Pagination {
    limit: Int
    offset: Int
  }
  type Hotel {
    id: ID!
    name: String!
    state: HotelState!
    stars: Int!
    createdAt: String!
    owner: Owner!
  }
  enum HotelState {
    OPEN
    CLOSED
  }
  type Owner {
    id: ID!
    name: String!
  }
  type HotelAggregate {
    aggregate: HotelAggregateFields
    nodes: [Hotel!]!
  }
  type HotelAggregateFields {
    count: Int!
    max: HotelMaxFields
  }
  type HotelMaxFields {
    stars: Int
  }
  type Count {
    count: Int!
  }
`);

interface Hotel {
  id: string;
  name: string;
  state: string;
  stars: number;
  createdAt: string;
  owner: { name: string };
}

let app: FastifyInstance;
let hotels: Hotel[];

beforeAll(async () => {
  app = await buildAppWithFrozenClock({ definition: createOwnDefinition(typeDefs) });
  hotels = await query('hotels');
  return () => app.close();
});

async function query(field: string): Promise<Hotel[]> {
  const { data } = await sendGraphql(
    app,
    `{ result: ${field} { id name state stars createdAt owner { name } } }`,
  );
  return data.result;
}

const getIds = (rows: Hotel[]) => rows.map(({ id }) => id);

test.each([
  ['hotels(where: { name_contains: "OAK" })', ({ name }: Hotel) => /oak/i.test(name)],
  ['hotels(where: { stars_in: [2, 3] })', ({ stars }: Hotel) => [2, 3].includes(stars)],
  ['hotels(where: { NOT: [{ stars: { gte: 3 } }] })', ({ stars }: Hotel) => stars < 3],
  [
    'hotels(where: { owner: { name_contains: "ines" } })',
    ({ owner }: Hotel) => /ines/i.test(owner.name),
  ],
  ['hotelsBetween(minStars: 2, maxStars: 4)', ({ stars }: Hotel) => stars >= 2 && stars <= 4],
  ['hotelsBetween(createdAfter: "2026-01-01")', ({ createdAt }: Hotel) => createdAt > '2026-01-01'],
  ['searchHotels(query: "state:closed")', ({ state }: Hotel) => state === 'CLOSED'],
])('%s has the rows that fulfill the condition', async (field, fulfills) => {
  const expected = hotels.filter(fulfills);

  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(hotels.length);
  expect(getIds(await query(field))).toEqual(getIds(expected));
});

test('a page can be in an object, and an order can use a field of a related row', async () => {
  const sorted = hotels
    .toSorted((a, b) => (a.name < b.name ? 1 : -1))
    .toSorted((a, b) => (a.owner.name < b.owner.name ? -1 : Number(a.owner.name > b.owner.name)));

  const page = await query(
    'hotels(order_by: [{ owner: { name: asc } }, { name: desc }], pagination: { limit: 3, offset: 2 })',
  );

  expect(getIds(page)).toEqual(getIds(sorted.slice(2, 5)));
});

test('aggregates describe the rows of a filter', async () => {
  const { data } = await sendGraphql(
    app,
    `{
      hotels_aggregate(where: { stars: { gte: 4 } }) { aggregate { count max { stars } } nodes { id } }
      hotelsCount(where: { stars: { gte: 4 } }) { count }
    }`,
  );
  const expected = hotels.filter(({ stars }) => stars >= 4);

  expect(data.hotels_aggregate).toEqual({
    aggregate: {
      count: expected.length,
      max: { stars: Math.max(...expected.map(({ stars }) => stars)) },
    },
    nodes: expected.map(({ id }) => ({ id })),
  });
  expect(data.hotelsCount.count).toBe(expected.length);
});
