import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { from, switchMap, tap } from 'rxjs';
import { features } from '../features.ts';
import { branchHeaders } from '../state/branch.ts';
import { classifyError, getRefusals } from '../state/failure.ts';
import { freshToken, keepFresh, renewToken } from '../state/refresh.ts';
import { countQueries } from '../state/runningQueries.ts';
import { recordOperations } from '../state/sentOperations.ts';
import { expireSession, session } from '../state/session.ts';
import { showToast } from '../ui/toasts.ts';
import { i18n } from './i18n.ts';

/** Shows a toast for each failed mutation. The screens show failed queries themselves. */
const mutationErrors = new ErrorLink(({ error, operation }) => {
  // When the session has ended, the sign-in page opens.
  if (operation.operationType !== OperationTypeNode.MUTATION || !session.get()) return;
  // The component shows the error itself.
  if (operation.getContext().isQuiet) return;

  const { kind, message } = classifyError(error);
  showToast({
    kind: 'danger',
    message: kind === 'refused' ? message : i18n.t(`failure.${kind}.toast`, { ns: 'app' }),
  });
});

export const isSubscription = ({ operationType }: ApolloLink.Operation) =>
  operationType === OperationTypeNode.SUBSCRIPTION;

/** Adds the headers `Authorization` and `X-Branch`. */
const credentials = new SetContextLink(async ({ headers }) => {
  const token = await freshToken();
  const authorization = token && { authorization: `Bearer ${token}` };
  return { token, headers: { ...branchHeaders(), ...headers, ...authorization } };
});

/** Renews the access token and repeats the request if it was refused: the token may have expired. */
const retryAfterRenewal = new ErrorLink(({ error, operation, forward }) => {
  const isRefused = getRefusals(error).some(({ extensions }) =>
    ['FORBIDDEN', 'UNAUTHENTICATED'].includes(extensions?.code ?? ''),
  );
  if (!isRefused || !session.get()) return;

  const { token = '' } = operation.getContext();
  return from(renewToken(token)).pipe(
    switchMap(() => forward(operation)),
    tap(({ errors = [] }) => {
      // A new token is refused as well.
      if (errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) expireSession();
    }),
  );
});

declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all';
      }
      interface Mutate {
        errorPolicy: 'all';
      }
    }
  }
}

/** Creates the client. The hooks return errors beside the data, and no mutation rejects; `client.query` does. */
export function createApollo(link: ApolloLink) {
  const cache = new InMemoryCache();
  for (const { typePolicies = {} } of features) cache.policies.addTypePolicies(typePolicies);

  return new ApolloClient({
    cache,
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, mutate: { errorPolicy: 'all' } },
    link: ApolloLink.from([
      mutationErrors,
      countQueries,
      recordOperations,
      retryAfterRenewal,
      credentials,
      link,
    ]),
  });
}

/** Sends subscriptions as server-sent events. The code is loaded with the first one. */
const streams = new ApolloLink((operation) =>
  from(import('./stream.ts')).pipe(switchMap(({ stream }) => stream(operation))),
);

/** Creates the client of the browser, and renews the tokens of the session from then on. */
export function connectApollo() {
  keepFresh();
  return createApollo(ApolloLink.split(isSubscription, streams, new HttpLink({ uri: '/graphql' })));
}
