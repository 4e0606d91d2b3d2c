import { expect, test } from 'vitest';
import { blogTopics, company, products } from './company.ts';
import {
  customers,
  findPerson,
  getAvatarUrl,
  getDirectoryPortraitUrl,
  people,
  suppliers,
} from './people.ts';

const everybody = [...people, ...customers, ...suppliers];

test('keys, usernames, email addresses and phone numbers are unique', () => {
  const uniqueFields = [
    everybody.map(({ key }) => key),
    people.map(({ username }) => username),
    everybody.map(({ email }) => email),
    everybody.map(({ phone }) => phone),
  ];

  for (const values of uniqueFields) expect(new Set(values).size).toBe(values.length);
});

test('email addresses and phone numbers are reserved for examples', () => {
  for (const { email, phone } of [...everybody, company]) {
    expect(email).toMatch(/^[a-z.]+@[a-z-]+\.example$/);
    expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
  }
});

test('32 of the first 50 colleagues have a portrait in the directory, and 16 of the 25 customers have a portrait', () => {
  expect(people).toHaveLength(60);
  expect(people.slice(0, 50).filter(getDirectoryPortraitUrl)).toHaveLength(32);
  expect(customers).toHaveLength(25);
  expect(customers.filter(({ hasPortrait }) => hasPortrait)).toHaveLength(16);
});

test('the 24 main people have a description and names with only letters and spaces', () => {
  for (const { about, fullName } of people.slice(0, 24)) {
    expect(about).not.toBe('');
    expect(fullName).toMatch(/^[A-Za-z ]+$/);
  }
});

test('finds people by key, and throws for an unknown key', () => {
  expect(findPerson('rui-tavares').fullName).toBe('Rui Tavares');
  expect(getAvatarUrl('rui-tavares')).toBe('/pictures/people/rui-tavares.svg');
  expect(getAvatarUrl('thierry-lambert')).toBe('');
  expect(() => findPerson('rui')).toThrow('server/sample/people.ts');
});

test('the 27 products have the ratings, slugs and free shipping of the contract', () => {
  const rated = [1, 2, 3, 4, 5].map(
    (stars) => products.filter(({ rating }) => rating === stars).length,
  );

  expect(products.map(({ id }) => id)).toEqual(Array.from({ length: 27 }, (_, n) => n + 1));
  expect(rated).toEqual([3, 4, 6, 7, 7]);
  expect(products.filter(({ hasFreeShipping }) => hasFreeShipping)).toHaveLength(6);
  for (const { id, slug } of products) expect(slug).toMatch(new RegExp(`^[a-z0-9-]+-${id}$`));
});

test('blog topics are written by colleagues', () => {
  expect(blogTopics.map(({ author }) => findPerson(author).key)).toHaveLength(10);
});
