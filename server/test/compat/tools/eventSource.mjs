import { EventSource } from 'eventsource';
import { changeTask, documents } from '../documents.mjs';

/** EventSource: a subscription without a library. */
export async function run({ address }) {
  const query = encodeURIComponent(documents.subscription);
  const events = new EventSource(`${address}/graphql/stream?query=${query}`);
  const received = new Promise((resolve) => {
    events.addEventListener('next', ({ data }) => resolve(JSON.parse(data)));
  });
  await changeTask(address, received);
  events.close();
}
