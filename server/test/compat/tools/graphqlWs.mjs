import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { changeTask, documents } from '../documents.mjs';

/** graphql-ws: a subscription. */
export async function run({ address }) {
  const client = createClient({
    url: `${address.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
  });
  const received = new Promise((resolve, reject) => {
    client.subscribe(
      { query: documents.subscription },
      { next: resolve, error: reject, complete: () => undefined },
    );
  });
  await changeTask(address, received);
  await client.dispose();
}
