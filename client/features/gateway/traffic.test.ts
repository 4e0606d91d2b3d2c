import { expect, test } from 'vitest';
import { defaultView } from './panelView.ts';
import {
  addRequests,
  filterRequests,
  getErrorRate,
  maxRequests,
  type RecordedRequest,
} from './traffic.ts';

const createRequest = (id: number, changes: Partial<RecordedRequest> = {}): RecordedRequest => ({
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
const getIds = (requests: RecordedRequest[]) => requests.map(({ id }) => id);

test('adds new requests first, and no request twice', () => {
  const kept = addRequests(
    [],
    [3, 2, 1].map((id) => createRequest(id)),
  );

  expect(getIds(addRequests(kept, [createRequest(5), createRequest(4), createRequest(3)]))).toEqual(
    [5, 4, 3, 2, 1],
  );
  // The response with the earlier requests can arrive after the first batch of the subscription.
  expect(getIds(addRequests([createRequest(9)], kept))).toEqual([9, 3, 2, 1]);
});

test('keeps only the latest thousand requests', () => {
  const many = Array.from({ length: maxRequests }, (_, index) =>
    createRequest(maxRequests - index),
  );

  const kept = addRequests(many, [createRequest(maxRequests + 1)]);

  expect(kept).toHaveLength(maxRequests);
  expect([kept[0]?.id, kept.at(-1)?.id]).toEqual([maxRequests + 1, 2]);
});

const requests = [
  createRequest(1),
  createRequest(2, { operation: 'ShopPage', errorCode: 'NOT_FOUND' }),
  createRequest(3, {
    api: 'REST',
    method: 'GET',
    url: '/apps/todo/tasks?q=x',
    route: '/apps/todo/tasks',
    status: 503,
  }),
];

test.each([
  [{}, [1, 2, 3]],
  [{ api: ['REST'] }, [3]],
  [{ q: 'shop' }, [2]],
  [{ q: 'get /APPS/todo' }, [3]],
  [{ q: '?q=x' }, [3]],
  [{ status: ['2'] }, [1, 2]],
  [{ status: ['4', '5'] }, [3]],
  [{ status: ['5'] }, [3]],
  [{ status: ['failed'] }, [2, 3]],
  [{ status: ['failed'], api: ['GRAPHQL', 'STREAM'] }, [2]],
])('the filters %j match the requests %j', (filters, expected) => {
  expect(getIds(filterRequests(requests, { ...defaultView, ...filters }))).toEqual(expected);
});

test('the error rate counts failed statuses, and errors of operations', () => {
  const requests = [
    createRequest(1),
    createRequest(2, { status: 503 }),
    createRequest(3, { errorCode: 'FORBIDDEN' }),
    createRequest(4),
  ];

  expect(getErrorRate(requests)).toBe(0.5);
  expect(getErrorRate([])).toBe(0);
});
