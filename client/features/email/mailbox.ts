import type { ApolloCache, ApolloClient } from '@apollo/client';
import {
  type EmailFlagsFragment,
  EmailFlagsFragmentDoc,
  EmailPlacesDocument,
  type EmailPlacesQuery,
  MailboxDocument,
  type MailboxQueryVariables,
} from '../../gql/email/graphql.ts';
import {
  folderNames,
  isCounted,
  isInPlace,
  labelNames,
  type Place,
  type PlaceName,
} from './places.ts';

export type Mail = EmailFlagsFragment;

/** An email before and after an action. `null` means deleted permanently. */
export type Change = [before: Mail, after: Mail | null];

/** Returns the cached emails with these ids. */
export function cachedEmails(cache: ApolloCache, ids: number[]): Mail[] {
  return ids.flatMap(
    (id) =>
      cache.readFragment({
        fragment: EmailFlagsFragmentDoc,
        from: { __typename: 'Email', id },
        optimistic: true,
      }) ?? [],
  );
}

/** Whether a change adds the email to the list or removes it from the list. */
export function changesList(place: Place, [before, after]: Change): boolean {
  return isInPlace(place, before) !== (after !== null && isInPlace(place, after));
}

/** Updates the cache before the response: lists, totals and counts. */
export function applyChanges(client: ApolloClient, cache: ApolloCache, changes: Change[]) {
  for (const variables of visibleLists(client)) removeFromList(cache, variables, changes);
  cache.updateQuery({ query: EmailPlacesDocument }, (data) => data && updateCounts(data, changes));
}

/** Empties the trash in the cache before the response. */
export function emptyTrash(client: ApolloClient, cache: ApolloCache) {
  for (const variables of visibleLists(client).filter((one) => String(one.in) === 'TRASH')) {
    cache.updateQuery(
      { query: MailboxDocument, variables },
      (data) => data && { ...data, emailPage: { ...data.emailPage, emails: [], total: 0 } },
    );
  }
  cache.updateQuery(
    { query: EmailPlacesDocument },
    (data) => data && { ...data, trash: { ...data.trash, total: 0 } },
  );
}

function removeFromList(cache: ApolloCache, variables: MailboxQueryVariables, changes: Change[]) {
  const place = { in: [variables.in].flat(), labels: [variables.labels ?? []].flat() };
  const shown = { ...place, labels: variables.labels ? place.labels : null };
  const gone = new Set(
    changes
      .filter((change) => isInPlace(shown, change[0]) && changesList(shown, change))
      .map(([{ id }]) => id),
  );
  if (gone.size === 0) return;

  cache.updateQuery({ query: MailboxDocument, variables }, (data) => {
    if (!data) return data;
    const emails = data.emailPage.emails.filter(({ id }) => !gone.has(id));
    const total = Math.max(0, data.emailPage.total - gone.size);
    return { ...data, emailPage: { ...data.emailPage, emails, total } };
  });
}

/** Returns the variables of the list pages on the screen. */
function visibleLists(client: ApolloClient): MailboxQueryVariables[] {
  return [...client.getObservableQueries('active')].flatMap(({ queryName, variables }) =>
    queryName === 'Mailbox' ? (variables as MailboxQueryVariables) : [],
  );
}

/** Evicts the list pages that are not on the screen, so that they are requested again. */
export function evictHiddenLists(client: ApolloClient) {
  const shown = visibleLists(client).map(createKey);

  client.cache.modify({
    fields: {
      emailPage(page, { storeFieldName, DELETE }) {
        const json = storeFieldName.slice(storeFieldName.indexOf('{'), -1);
        const { perPage, ...variables } = JSON.parse(json);
        return perPage === 1 || shown.includes(createKey(variables)) ? page : DELETE;
      },
    },
  });
}

function createKey({ q, in: place, labels, page }: MailboxQueryVariables): string {
  return JSON.stringify([q, place, labels ?? null, page]);
}

function updateCounts(data: EmailPlacesQuery, changes: Change[]): EmailPlacesQuery {
  const by = (name: PlaceName) =>
    changes.reduce(
      (sum, [before, after]) =>
        sum - Number(isCounted(name, before)) + Number(after !== null && isCounted(name, after)),
      0,
    );
  const next = { ...data, counts: { ...data.counts } };

  for (const name of [...folderNames, ...labelNames]) {
    if (name === 'inbox' || name === 'draft' || name === 'spam') next.counts[name] += by(name);
    else next[name] = { ...next[name], total: next[name].total + by(name) };
  }
  return next;
}
