import { Client, fetchExchange } from '@urql/core';
import { changeTask, documents } from '../documents.mjs';

/** urql with the fetch exchange: a query, and a subscription over server-sent events. */
export async function run({ address }) {
  const client = new Client({
    url: `${address}/graphql`,
    exchanges: [fetchExchange],
    fetchSubscriptions: true,
  });
  const { error } = await client.query(documents.query, {}).toPromise();
  if (error) throw error;
  let subscription;
  const received = new Promise((resolve, reject) => {
    subscription = client
      .subscription(documents.subscription, {})
      .subscribe((result) => (result.error ? reject(result.error) : resolve(result)));
  });
  await changeTask(address, received);
  subscription.unsubscribe();
}
