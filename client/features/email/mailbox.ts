import type { ApolloCache, ApolloClient } from '@apollo/client';
import {
  type EmailFlagsFragment,
  EmailFlagsFragmentDoc,
  EmailPlacesDocument,
  type EmailPlacesQuery,
  MailboxDocument,
  type MailboxQueryVariables,
} from '../../gql/email/graphql.ts';
import { counts, folderNames, labelNames, type Place, type PlaceName, shows } from './places.ts';

export type Mail = EmailFlagsFragment;

/** A mail before and after an act; null after it was removed for good. */
export type Change = [before: Mail, after: Mail | null];

/** What the cache knows of the mails. */
export function known(cache: ApolloCache, ids: number[]): Mail[] {
  return ids.flatMap(
    (id) =>
      cache.readFragment({
        fragment: EmailFlagsFragmentDoc,
        from: { __typename: 'Email', id },
        optimistic: true,
      }) ?? [],
  );
}

/** Whether a change takes a mail off the list that is shown, or puts it there. */
export function moves(place: Place, [before, after]: Change): boolean {
  return shows(place, before) !== (after !== null && shows(place, after));
}

/** Shows what changed, before the server is asked again: lists, totals, numbers beside the places. */
export function apply(client: ApolloClient, cache: ApolloCache, changes: Change[]) {
  for (const variables of listed(client)) tidy(cache, variables, changes);
  cache.updateQuery({ query: EmailPlacesDocument }, (data) => data && recounted(data, changes));
}

/** Shows the trash empty, before it is. */
export function empty(client: ApolloClient, cache: ApolloCache) {
  for (const variables of listed(client).filter((one) => String(one.in) === 'TRASH')) {
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

function tidy(cache: ApolloCache, variables: MailboxQueryVariables, changes: Change[]) {
  const place = { in: [variables.in].flat(), labels: [variables.labels ?? []].flat() };
  const shown = { ...place, labels: variables.labels ? place.labels : null };
  const gone = new Set(
    changes
      .filter((change) => shows(shown, change[0]) && moves(shown, change))
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

/** The pages of lists that are on the screen. */
function listed(client: ApolloClient): MailboxQueryVariables[] {
  return [...client.getObservableQueries('active')].flatMap(({ queryName, variables }) =>
    queryName === 'Mailbox' ? (variables as MailboxQueryVariables) : [],
  );
}

/** Forgets pages that are not on the screen: they are asked for anew when they are seen again. */
export function forgetOthers(client: ApolloClient) {
  const shown = listed(client).map(keyOf);

  client.cache.modify({
    fields: {
      emailPage(page, { storeFieldName, DELETE }) {
        const said = storeFieldName.slice(storeFieldName.indexOf('{'), -1);
        const { perPage, ...variables } = JSON.parse(said);
        return perPage === 1 || shown.includes(keyOf(variables)) ? page : DELETE;
      },
    },
  });
}

function keyOf({ q, in: place, labels, page }: MailboxQueryVariables): string {
  return JSON.stringify([q, place, labels ?? null, page]);
}

function recounted(data: EmailPlacesQuery, changes: Change[]): EmailPlacesQuery {
  const by = (name: PlaceName) =>
    changes.reduce(
      (sum, [before, after]) =>
        sum - Number(counts(name, before)) + Number(after !== null && counts(name, after)),
      0,
    );
  const next = { ...data, counts: { ...data.counts } };

  for (const name of [...folderNames, ...labelNames]) {
    if (name === 'inbox' || name === 'draft' || name === 'spam') next.counts[name] += by(name);
    else next[name] = { ...next[name], total: next[name].total + by(name) };
  }
  return next;
}
