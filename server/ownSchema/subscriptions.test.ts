import { parse } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { createApi } from '../createApi.ts';
import { createTestServices, executeOn } from '../test/testApp.ts';
import { createOwnDefinition } from './ownDefinition.ts';

const typeDefs = parse(`
  type Query { author(id: ID!): Author, books: [Book!]! }
  type Mutation { updateBook(id: ID!, title: String): Book }
  type Subscription { author(id: ID!): Author, bookUpdated: Book! }
  type Author { id: ID!, name: String!, books: [Book!]! }
  type Book { id: ID!, title: String!, author: Author! }
`);

/** Opens a subscription on a new server. Returns the branch of the server, and the function that waits for the next result. */
async function subscribe(query: string) {
  const definition = createOwnDefinition(typeDefs);
  const { handleStream, branch, close } = await createApi({
    definition,
    services: createTestServices(),
    logError: () => undefined,
  });
  const { response } = await handleStream({
    ...{ method: 'POST', url: '/graphql', headers: {}, query: {}, ip: '', id: '1' },
    parameters: { query },
  });
  const iterator = response.results?.[Symbol.asyncIterator]();
  onTestFinished(async () => {
    await iterator?.return?.();
    await close();
  });
  return { branch, iterator, next: async () => (await iterator?.next())?.value?.data };
}

test('a live query delivers the changes of related rows, although its own row stays the same', async () => {
  const { branch, next } = await subscribe(
    'subscription { author(id: "author-1") { id books { id title } } }',
  );
  const [book] = (await next()).author.books;

  await executeOn(branch, 'updateBook', { id: book.id, title: 'Order tea' });

  expect((await next()).author.books).toContainEqual({ id: book.id, title: 'Order tea' });
});

test('a subscription to changed rows delivers the row after the change', async () => {
  const { branch, next } = await subscribe('subscription { bookUpdated { id title } }');
  const result = next();

  await executeOn(branch, 'updateBook', { id: 'book-1', title: 'Order coffee' });

  expect(await result).toEqual({ bookUpdated: { id: 'book-1', title: 'Order coffee' } });
});

test.each(['author(id: "author-1") { id }', 'bookUpdated { id }'])(
  'the subscription { %s } ends at once when its client leaves, without another change',
  async (field) => {
    const { branch, iterator, next } = await subscribe(`subscription { ${field} }`);
    if (field.startsWith('author')) await next();
    const result = next();

    await iterator?.return?.();

    expect(branch.hasWatchers()).toBe(false);
    expect(await result).toBeUndefined();
  },
);
