import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { batchedResponsesPlugin } from './batchedResponses.ts';

test('handles requests that arrive together before it sends the first response', async () => {
  const steps: string[] = [];
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(batchedResponsesPlugin);
  app.addHook('onSend', async () => {
    steps.push('send');
  });
  app.get('/', (_, reply) => {
    steps.push('handle');
    reply.send('{}');
  });

  const responses = await Promise.all([app.inject('/'), app.inject('/'), app.inject('/')]);

  expect(responses.map(({ body }) => body)).toEqual(['{}', '{}', '{}']);
  expect(steps).toEqual(['handle', 'handle', 'handle', 'send', 'send', 'send']);
});
