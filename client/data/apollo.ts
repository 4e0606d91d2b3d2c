import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { getI18n } from 'react-i18next';
import { from, switchMap, tap } from 'rxjs';
import { graphqlPath, hasOwnSchema } from '../config.ts';
import { features } from '../features.ts';
import { getFreshToken, renewToken, scheduleTokenRenewal } from '../session/refresh.ts';
import { expireSession, session } from '../session/session.ts';
import { showToast } from '../ui/toasts.ts';
import { createBranchHeaders } from './branch.ts';
import { classifyError, getResponseErrors } from './failure.ts';
import { fetchData } from './fetchData.ts';
import { recordOwnChanges } from './ownChanges.ts';
import { countQueries } from './runningQueries.ts';
import { recordOperations } from './sentOperations.ts';

/** Shows a toast for each failed mutation. A screen shows the error of a failed query itself. */
const mutationErrorToasts = new ErrorLink(({ error, operation }) => {
  // When the session has ended, the sign-in page opens instead.
  const hasSession = hasOwnSchema || session.get() !== null;
  if (operation.operationType !== OperationTypeNode.MUTATION || !hasSession) return;
  // The component shows the error itself.
  if (operation.getContext().isQuiet) return;

  const { kind, message } = classifyError(error);
  showToast({
    kind: 'danger',
    message: kind === 'refused' ? message : getI18n().t(`failure.${kind}.toast`, { ns: 'app' }),
  });
});

export const isSubscription = ({ operationType }: ApolloLink.Operation) =>
  operationType === OperationTypeNode.SUBSCRIPTION;

/** The error of a request that is not sent, because the session has ended. The sign-in page opens. */
class SessionEndedError extends Error {
  constructor() {
    super('The session has ended. Sign in again.');
  }
}

/** Adds the headers `Authorization` and `X-Branch`. */
const requestHeaders = new SetContextLink(async ({ headers }, { operationType }) => {
  const wasSignedIn = session.get() !== null;
  const token = await getFreshToken();
  // Without a token, the server would accept the input of the user as that of a guest. A form can also send it while the
  // sign-in page opens. An own schema has no accounts.
  const needsSession = operationType === OperationTypeNode.MUTATION && !hasOwnSchema;
  if ((wasSignedIn || needsSession) && session.get() === null) throw new SessionEndedError();
  const authorization = token && { authorization: `Bearer ${token}` };
  return { token, headers: { ...createBranchHeaders(), ...headers, ...authorization } };
});

/** Renews the access token and repeats the request if the server refused it, because the token may have expired. */
const retryAfterRenewal = new ErrorLink(({ error, operation, forward }) => {
  const isRefused = getResponseErrors(error).some(({ extensions }) =>
    ['FORBIDDEN', 'UNAUTHENTICATED'].includes(extensions?.code ?? ''),
  );
  if (!isRefused || !session.get()) return;

  const { token = '' } = operation.getContext();
  return from(renewToken(token)).pipe(
    switchMap(() => {
      if (session.get() === null) throw new SessionEndedError();
      return forward(operation);
    }),
    tap(({ errors = [] }) => {
      // The server refuses the renewed token as well.
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

/** Creates the Apollo client. Hooks and mutations return errors in their result. Only `client.query` rejects. */
export function createApolloClient(link: ApolloLink) {
  const cache = new InMemoryCache();
  for (const { typePolicies = {} } of features) cache.policies.addTypePolicies(typePolicies);

  return new ApolloClient({
    cache,
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, mutate: { errorPolicy: 'all' } },
    link: ApolloLink.from([
      mutationErrorToasts,
      countQueries,
      recordOperations,
      recordOwnChanges,
      retryAfterRenewal,
      requestHeaders,
      link,
    ]),
  });
}

/** Sends subscriptions over server-sent events. The code is loaded with the first subscription. */
const subscriptionLink = new ApolloLink((operation) =>
  from(import('./stream.ts')).pipe(switchMap(({ createStream }) => createStream(operation))),
);

/** Creates the Apollo client for the browser, and starts the renewal of tokens. */
export function startApolloClient() {
  scheduleTokenRenewal();
  return createApolloClient(
    ApolloLink.split(
      isSubscription,
      subscriptionLink,
      new HttpLink({ uri: graphqlPath, fetch: fetchData }),
    ),
  );
}
