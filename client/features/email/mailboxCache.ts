import type { ApolloCache, ApolloClient } from '@apollo/client';
import {
  type EmailFlagsFragment,
  EmailFlagsFragmentDoc,
  EmailNavDocument,
  type EmailNavQuery,
  MailboxDocument,
  type MailboxQueryVariables,
} from '../../gql/email/graphql.ts';
import {
  type FolderOrLabel,
  type FolderOrLabelName,
  folderNames,
  isCounted,
  isInFolderOrLabel,
  labelNames,
} from './foldersAndLabels.ts';

export type Mail = EmailFlagsFragment;

/** An email before and after an action. It is null after the action if it is permanently deleted. */
export type Change = [before: Mail, after: Mail | null];

/** Returns the emails with these ids that are in the cache. */
export function readCachedEmails(cache: ApolloCache, ids: number[]): Mail[] {
  return ids.flatMap(
    (id) =>
      cache.readFragment({
        fragment: EmailFlagsFragmentDoc,
        from: { __typename: 'Email', id },
        optimistic: true,
      }) ?? [],
  );
}

/** Returns whether a change adds the email to a list or removes it from the list. */
export function isListAffected(folderOrLabel: FolderOrLabel, [before, after]: Change): boolean {
  return (
    isInFolderOrLabel(folderOrLabel, before) !==
    (after !== null && isInFolderOrLabel(folderOrLabel, after))
  );
}

/** Updates the visible lists, their totals and the counts in the cache. */
export function applyChanges(client: ApolloClient, cache: ApolloCache, changes: Change[]) {
  for (const variables of getVisibleLists(client)) removeFromList(cache, variables, changes);
  cache.updateQuery({ query: EmailNavDocument }, (data) => data && updateCounts(data, changes));
}

/** Empties the trash in the cache. */
export function emptyTrash(client: ApolloClient, cache: ApolloCache) {
  const trashLists = getVisibleLists(client).filter((list) => String(list.in) === 'TRASH');
  for (const variables of trashLists) {
    cache.updateQuery(
      { query: MailboxDocument, variables },
      (data) => data && { ...data, emailPage: { ...data.emailPage, emails: [], total: 0 } },
    );
  }
  cache.updateQuery(
    { query: EmailNavDocument },
    (data) => data && { ...data, trash: { ...data.trash, total: 0 } },
  );
}

function removeFromList(cache: ApolloCache, variables: MailboxQueryVariables, changes: Change[]) {
  const folderOrLabel = {
    in: [variables.in].flat(),
    labels: variables.labels ? [variables.labels].flat() : null,
  };
  const removedIds = new Set(
    changes
      .filter(
        (change) =>
          isInFolderOrLabel(folderOrLabel, change[0]) && isListAffected(folderOrLabel, change),
      )
      .map(([{ id }]) => id),
  );
  if (removedIds.size === 0) return;

  cache.updateQuery({ query: MailboxDocument, variables }, (data) => {
    if (!data) return data;
    const emails = data.emailPage.emails.filter(({ id }) => !removedIds.has(id));
    const total = Math.max(0, data.emailPage.total - removedIds.size);
    return { ...data, emailPage: { ...data.emailPage, emails, total } };
  });
}

/** Returns the query variables of the list pages on the screen. */
function getVisibleLists(client: ApolloClient): MailboxQueryVariables[] {
  return [...client.getObservableQueries('active')].flatMap(({ queryName, variables }) =>
    queryName === 'Mailbox' ? (variables as MailboxQueryVariables) : [],
  );
}

/** Evicts the list pages that are not on the screen, so that they are requested again. */
export function evictHiddenLists(client: ApolloClient) {
  const visibleKeys = getVisibleLists(client).map(createListKey);

  client.cache.modify({
    fields: {
      emailPage(page, { storeFieldName, DELETE }) {
        const json = storeFieldName.slice(storeFieldName.indexOf('{'), -1);
        const { perPage, ...variables } = JSON.parse(json);
        // Pages with one email are the totals of the folders and labels.
        return perPage === 1 || visibleKeys.includes(createListKey(variables)) ? page : DELETE;
      },
    },
  });
}

function createListKey({ q, in: folders, labels, page }: MailboxQueryVariables): string {
  return JSON.stringify([q, folders, labels ?? null, page]);
}

function updateCounts(data: EmailNavQuery, changes: Change[]): EmailNavQuery {
  const getDifference = (name: FolderOrLabelName) =>
    changes.reduce(
      (sum, [before, after]) =>
        sum - Number(isCounted(name, before)) + Number(after !== null && isCounted(name, after)),
      0,
    );
  const next = { ...data, counts: { ...data.counts } };

  for (const name of [...folderNames, ...labelNames]) {
    if (name === 'inbox' || name === 'draft' || name === 'spam')
      next.counts[name] += getDifference(name);
    else next[name] = { ...next[name], total: next[name].total + getDifference(name) };
  }
  return next;
}
