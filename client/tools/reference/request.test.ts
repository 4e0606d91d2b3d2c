import { expect, test } from 'vitest';
import type { Operation } from './openapi.ts';
import { createRequest } from './request.ts';

const operation: Operation = {
  id: 'updateDesk',
  method: 'POST',
  path: '/desks/{id}',
  tag: 'desks',
  summary: '',
  description: '',
  parameters: [
    { name: 'id', in: 'path', required: true },
    { name: 'q', in: 'query' },
    { name: 'tag', in: 'query' },
    { name: 'x-floor', in: 'header' },
  ],
  body: {},
  responses: [],
};

test('fills in the path, repeats list parameters and omits empty parameters', () => {
  const request = createRequest(operation, {
    parameters: { id: 'a/b', q: '', tag: ['tall', 'wide'], 'x-floor': '2' },
    body: '{}',
  });

  expect(request).toEqual({
    method: 'POST',
    url: '/desks/a%2Fb?tag=tall&tag=wide',
    headers: { accept: 'application/json', 'x-floor': '2', 'content-type': 'application/json' },
    body: '{}',
  });
});

test('a request without a body has no content type', () => {
  const request = createRequest({ ...operation, body: undefined }, { parameters: {}, body: '{}' });

  expect(request.body).toBeUndefined();
  expect(request.headers).not.toHaveProperty('content-type');
});

test('a header of the form replaces that of the caller', () => {
  const { headers } = createRequest(
    { ...operation, parameters: [{ name: 'X-Branch', in: 'header' }] },
    { parameters: { 'X-Branch': 'pr-42' }, body: '' },
    { 'x-branch': 'pr-7', authorization: 'Bearer a' },
  );

  expect(headers).toMatchObject({ 'x-branch': 'pr-42', authorization: 'Bearer a' });
  expect(headers).not.toHaveProperty('X-Branch');
});
