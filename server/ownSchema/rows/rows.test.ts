import { buildSchema, isLeafType } from 'graphql';
import { expect, test } from 'vitest';
import { createModel } from '../schema/createModel.ts';
import { createSampleRow } from './createRow.ts';

const { collections } = createModel(
  buildSchema(`
    scalar DateTime
    scalar UUID
    scalar Price
    type Query { users: [User] }
    type User {
      id: ID! name: String! email: String! login: String! url: String age: Int! role: Role!
      createdAt: DateTime! updatedAt: DateTime! dueDate: DateTime deletedAt: DateTime isDeleted: Boolean!
      token: UUID! price: Price! tags: [String!]! manager: User created: String edited: String director: String corners: [[Float!]!]
    }
    enum Role { ADMIN GUEST }
  `),
);
const users = collections.get('User');
if (!users) throw new Error('User is no collection.');
const now = Date.parse('2026-03-09T09:00:00Z');
const create = (number: number, count = 20, seed = 1) =>
  createSampleRow(users, number, { seed, now, countRows: () => count });

test('values follow the names and types of fields', () => {
  const row = create(3);

  expect(row).toMatchObject({ id: 'user-3', deletedAt: null, isDeleted: false });
  expect(row.email).toMatch(/^[\w.]+@example\.com$/);
  expect(row.age).toSatisfy((age: number) => age >= 18 && age <= 80);
  expect(['ADMIN', 'GUEST']).toContain(row.role);
  expect(row.token).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(Date.parse(String(row.created))).toBeLessThan(Date.parse(String(row.edited)));
  expect(row.director).toMatch(/^\p{Lu}\S+ \p{Lu}\S+/u);
  expect(row.price).toEqual(expect.any(Number));
  expect(row.corners).toEqual([expect.arrayContaining([expect.any(Number)])]);
});

test('times are in order', () => {
  for (let number = 1; number <= 50; number += 1) {
    const { createdAt, updatedAt, dueDate } = create(number) as unknown as Record<string, string>;
    expect(String(createdAt) < String(updatedAt)).toBe(true);
    expect(Date.parse(String(updatedAt))).toBeLessThanOrEqual(now);
    expect(Date.parse(String(dueDate))).toBeGreaterThan(now);
  }
});

test('a row depends on the seed and its number, and not on the number of rows', () => {
  expect(create(7, 10)).toEqual(create(7, 1000));
  expect(create(7, 10, 1)).not.toEqual(create(7, 10, 2));
});

test('no row of a tree is above itself', () => {
  for (let number = 2; number <= 30; number += 1) {
    const { manager } = create(number, 30);
    if (manager !== null) expect(Number(String(manager).split('-')[1])).toBeLessThan(number);
  }
  expect(create(1).manager).toBeNull();
});

test('all leaf fields have values', () => {
  const row = create(1);
  const fields = Object.values(users.type.getFields());
  for (const { name, type } of fields) if (isLeafType(type)) expect(row).toHaveProperty(name);
});
