import { expect, test } from 'vitest';
import { addRequests, filterRequests, mostKept, type Recorded } from './traffic.ts';
import { defaultView } from './view.ts';

const request = (id: number, changes: Partial<Recorded> = {}): Recorded => ({
  id,
  at: '2026-03-09T10:00:00.000Z',
  api: 'GRAPHQL',
  method: 'POST',
  url: '/graphql',
  route: null,
  operation: 'TodoPage',
  query: '{ a }',
  input: null,
  status: 200,
  errorCode: null,
  duration: 3,
  size: 40,
  fault: null,
  upstream: null,
  ...changes,
});
const ids = (requests: Recorded[]) => requests.map(({ id }) => id);

test('new requests come first, and no request is repeated', () => {
  const kept = addRequests(
    [],
    [3, 2, 1].map((id) => request(id)),
  );

  expect(ids(addRequests(kept, [request(5), request(4), request(3)]))).toEqual([5, 4, 3, 2, 1]);
  // The list that is fetched can arrive after the first batch.
  expect(ids(addRequests([request(9)], kept))).toEqual([9, 3, 2, 1]);
});

test('only the latest thousand are kept', () => {
  const many = Array.from({ length: mostKept }, (_, index) => request(mostKept - index));

  const kept = addRequests(many, [request(mostKept + 1)]);

  expect(kept).toHaveLength(mostKept);
  expect([kept[0]?.id, kept.at(-1)?.id]).toEqual([mostKept + 1, 2]);
});

const requests = [
  request(1),
  request(2, { operation: 'ShopPage', errorCode: 'NOT_FOUND' }),
  request(3, { api: 'REST', method: 'GET', url: '/faq/data?q=x', route: '/faq/data', status: 503 }),
];

test.each([
  [{}, [1, 2, 3]],
  [{ api: 'REST' }, [3]],
  [{ q: 'shop' }, [2]],
  [{ q: 'get /FAQ' }, [3]],
  [{ q: '?q=x' }, [3]],
  [{ status: '2' }, [1, 2]],
  [{ status: '5' }, [3]],
  [{ status: 'failed' }, [2, 3]],
  [{ status: 'failed', api: 'GRAPHQL' }, [2]],
])('the filters %j leave the requests %j', (filters, expected) => {
  expect(ids(filterRequests(requests, { ...defaultView, ...filters }))).toEqual(expected);
});
