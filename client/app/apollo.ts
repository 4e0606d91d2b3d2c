import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { from, switchMap } from 'rxjs';
import { features } from '../features.ts';
import { failureOf, refusalsOf } from '../state/failure.ts';
import { freshToken, keepFresh, renewToken } from '../state/refresh.ts';
import { session } from '../state/session.ts';
import { countQueries } from '../state/waiting.ts';
import { showToast } from '../ui/toasts.ts';
import { i18n } from './i18n.ts';

/** A failed query is the page's to show; a failed mutation is told here, once, for all screens. */
const mutationErrors = new ErrorLink(({ error, operation }) => {
  // Whose session has ended is on the way to the sign-in.
  if (operation.operationType !== OperationTypeNode.MUTATION || !session.get()) return;
  // What tells of its failure in its own place is quiet here.
  if (operation.getContext().isQuiet) return;

  const { kind, message } = failureOf(error);
  showToast({
    kind: 'danger',
    message: kind === 'refused' ? message : i18n.t(`failure.${kind}.toast`, { ns: 'app' }),
  });
});

export const isSubscription = ({ operationType }: ApolloLink.Operation) =>
  operationType === OperationTypeNode.SUBSCRIPTION;

/** Says who asks. */
const credentials = new SetContextLink(async ({ headers }) => {
  const token = await freshToken();
  return { token, headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) } };
});

/** A refusal may mean that the token died early: it is renewed, and the request made once more. */
const secondTry = new ErrorLink(({ error, operation, forward }) => {
  const isRefused = refusalsOf(error).some(({ extensions }) =>
    ['FORBIDDEN', 'UNAUTHENTICATED'].includes(extensions?.code ?? ''),
  );
  if (!isRefused || !session.get()) return;

  const { token = '' } = operation.getContext();
  return from(renewToken(token)).pipe(switchMap(() => forward(operation)));
});

export function createApollo(link: ApolloLink) {
  return new ApolloClient({
    cache: new InMemoryCache({
      typePolicies: Object.assign({}, ...features.map(({ typePolicies }) => typePolicies)),
    }),
    link: ApolloLink.from([mutationErrors, countQueries, secondTry, credentials, link]),
  });
}

/** Subscriptions have a line of their own, whose code comes with the first of them. */
const streams = new ApolloLink((operation) =>
  from(import('./stream.ts')).pipe(switchMap(({ stream }) => stream(operation))),
);

/** The client of a browser, which keeps the session it asks under. */
export function connectApollo() {
  keepFresh();
  return createApollo(ApolloLink.split(isSubscription, streams, new HttpLink({ uri: '/graphql' })));
}
