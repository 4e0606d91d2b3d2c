import { fromOpenApi } from '@mswjs/source/open-api';
import { setupServer } from 'msw/node';

/** MSW: handlers from the OpenAPI document answer with its examples. */
export async function run({ address }) {
  const document = await (await fetch(`${address}/openapi.json`)).json();
  const server = setupServer(...(await fromOpenApi(document)));
  server.listen({ onUnhandledRequest: 'error' });
  try {
    const response = await fetch(`${address}/apps/todo/tasks`);
    const body = await response.json();
    if (!response.ok || !body) throw new Error(`The handler returned ${response.status}.`);
  } finally {
    server.close();
  }
}
