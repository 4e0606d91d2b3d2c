import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of, ReplaySubject } from 'rxjs';
import { expect, test } from 'vitest';
import { isOwnChange, recordOwnChanges } from './ownChanges.ts';

const mutation = gql`
  mutation {
    ring
  }
`;

/** Sends a mutation. Returns a function that delivers its response with the position of its command. */
function sendMutation(position: string) {
  const results = new ReplaySubject<ApolloLink.Result>();
  const respond = new ApolloLink((operation) => {
    operation.setContext({ response: new Response('', { headers: { 'x-position': position } }) });
    return results;
  });
  const link = ApolloLink.from([recordOwnChanges, respond]);
  const defaultOptions = {
    watchQuery: { errorPolicy: 'all' as const },
    mutate: { errorPolicy: 'all' as const },
  };
  const client = new ApolloClient({ link, cache: new InMemoryCache(), defaultOptions });
  const sent = client.mutate({ mutation });
  return async () => {
    of({ data: { ring: true } }).subscribe(results);
    await sent;
  };
}

test('a change is own if a mutation of this tab has its position, also if the event arrives first', async () => {
  const respond = sendMutation('17, 18');

  const answers = [16, 17, 18].map(isOwnChange);
  await respond();

  expect(await Promise.all(answers)).toEqual([false, true, true]);
});
