import { expect, test, vi } from 'vitest';
import { crm, features } from '../features.ts';
import { createErrorFilter } from '../request/clientErrors.ts';
import { createReceiver } from '../request/receive.ts';
import { createSchema } from '../schema.ts';
import { createRestHandler } from './createRestHandler.ts';

test('returns 500 without the message of an unexpected error, and logs the error', async () => {
  const bug = new Error('The password is "tea"');
  const logError = vi.fn();
  const identify = () => {
    throw bug;
  };
  const handler = createRestHandler({
    schema: createSchema(crm),
    routes: features.todo.rest,
    receive: createReceiver(identify, {} as never),
    toClientError: createErrorFilter(logError),
    maxBodyLength: 1000,
    hasUpstream: false,
    fieldFaultsSchema: () => createSchema(crm),
  });
  const request = { method: 'GET', path: '/apps/todo/tasks', search: '', query: {}, headers: {} };

  const { response } = await handler.handleRequest(request);

  expect(response.status).toBe(500);
  expect(response.body).toBe('{"error":"Something went wrong"}');
  expect(logError).toHaveBeenCalledExactlyOnceWith(bug, expect.objectContaining(request));
});
