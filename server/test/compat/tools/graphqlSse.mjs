import { createClient } from 'graphql-sse';
import { changeTask, documents } from '../documents.mjs';

/** graphql-sse: a subscription over a connection of its own, and over a single connection. */
export async function run({ address }) {
  for (const options of [
    { url: `${address}/graphql` },
    { url: `${address}/graphql/stream`, singleConnection: true },
  ]) {
    const client = createClient(options);
    const received = new Promise((resolve, reject) => {
      client.subscribe(
        { query: documents.subscription },
        { next: resolve, error: reject, complete: () => undefined },
      );
    });
    await changeTask(address, received);
    client.dispose();
  }
}
