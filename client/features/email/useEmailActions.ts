import { useApolloClient } from '@apollo/client/react';
import type { TranslationKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  ChangeEmailsDocument,
  type EmailChangesInput,
  type EmailFolder,
  type EmailLabel,
  EmailPlacesDocument,
  EmptyTrashDocument,
  LabelEmailsDocument,
  MailboxDocument,
  PurgeEmailsDocument,
  RestoreEmailsDocument,
} from '../../gql/email/graphql.ts';
import { showToast } from '../../ui/toasts.ts';
import { groupBy } from './groupBy.ts';
import {
  applyChanges,
  type Change,
  cachedEmails,
  changesList,
  emptyTrash,
  evictHiddenLists,
  type Mail,
} from './mailbox.ts';
import type { View } from './view.ts';

export type EmailActions = ReturnType<typeof useEmailActions>;

/**
 * Returns the actions on emails. Lists and counts show the results at once, and are requested again
 * only if a list has become shorter. If the server refuses an action, the result is reverted. All
 * resolve to whether they succeeded.
 */
export function useEmailActions(view: View) {
  const { t } = useTranslation('email');
  const client = useApolloClient();

  /** Applies an action to the cache before the response. */
  function updateCache(ids: number[], after: (mail: Mail) => Mail | null) {
    const before = cachedEmails(client.cache, ids);
    const changes = before.map((mail): Change => [mail, after(mail)]);
    // Only the server can count emails that are not cached.
    const needsRefetch =
      before.length < ids.length || changes.some((change) => changesList(view, change));
    return {
      optimistic: changes.flatMap(([, mail]) => mail ?? []),
      options: {
        update: (cache: Parameters<typeof applyChanges>[1], { data }: { data?: unknown }) => {
          if (data) applyChanges(client, cache, changes);
        },
        refetchQueries: needsRefetch ? [MailboxDocument, EmailPlacesDocument] : [],
      },
    };
  }

  async function reportSuccess(answer: Promise<{ error?: unknown }>): Promise<boolean> {
    const { error } = await answer;
    if (!error) evictHiddenLists(client);
    return !error;
  }

  function change(ids: number[], changes: EmailChangesInput & Partial<Mail>) {
    const { optimistic, options } = updateCache(ids, (mail) => ({ ...mail, ...changes }));
    return reportSuccess(
      client.mutate({
        mutation: ChangeEmailsDocument,
        variables: { ids, changes },
        optimisticResponse: { updateEmails: optimistic },
        ...options,
      }),
    );
  }

  function setLabel(ids: number[], label: EmailLabel, isLabelled: boolean) {
    const { optimistic, options } = updateCache(ids, (mail) => {
      const others = mail.labels.filter((one) => one !== label);
      return { ...mail, labels: isLabelled ? [...others, label] : others };
    });
    return reportSuccess(
      client.mutate({
        mutation: LabelEmailsDocument,
        variables: { ids, label, isLabelled },
        optimisticResponse: { labelEmails: optimistic },
        ...options,
      }),
    );
  }

  /** Moves emails back to their previous folders, which the server has stored. */
  function restoreEmails(ids: number[]) {
    const { optimistic, options } = updateCache(ids, (mail) => ({ ...mail, folder: 'INBOX' }));
    return reportSuccess(
      client.mutate({
        mutation: RestoreEmailsDocument,
        variables: { ids },
        optimisticResponse: { restoreEmails: optimistic },
        ...options,
        refetchQueries: [MailboxDocument, EmailPlacesDocument],
      }),
    );
  }

  /** Groups emails by folder. Those that are not cached are in the folder of the list. */
  function groupByFolder(ids: number[]): Map<EmailFolder, number[]> {
    const folderOf = new Map(cachedEmails(client.cache, ids).map(({ id, folder }) => [id, folder]));
    const [place = 'INBOX'] = view.in;
    const defaultFolder = place === 'STARRED' || place === 'ANYWHERE' ? 'INBOX' : place;
    return groupBy(ids, (id) => folderOf.get(id) ?? defaultFolder);
  }

  function showResult(key: TranslationKeys['email'], count: number, undo?: () => void, name = '') {
    showToast({ kind: 'success', message: t(key, { count, name }), undo });
  }

  return {
    async star(ids: number[], isStarred: boolean) {
      const isDone = await change(ids, { isStarred });
      if (isDone && (ids.length > 1 || view.in.includes('STARRED'))) {
        showResult(isStarred ? 'toast.starred' : 'toast.unstarred', ids.length, () =>
          change(ids, { isStarred: !isStarred }),
        );
      }
      return isDone;
    },

    async mark(ids: number[], isRead: boolean) {
      const isDone = await change(ids, { isRead });
      if (isDone) {
        showResult(isRead ? 'toast.read' : 'toast.unread', ids.length, () =>
          change(ids, { isRead: !isRead }),
        );
      }
      return isDone;
    },

    async move(ids: number[], folder: EmailFolder) {
      const previousFolders = groupByFolder(ids);
      const isDone = await change(ids, { folder });
      if (isDone) {
        const undo = async () => {
          for (const [previousFolder, mails] of previousFolders)
            await change(mails, { folder: previousFolder });
        };
        const name = t(`place.${folder.toLowerCase() as Lowercase<EmailFolder>}`);
        showResult(folder === 'TRASH' ? 'toast.deleted' : 'toast.moved', ids.length, undo, name);
      }
      return isDone;
    },

    /** Adds a label, or removes it if all emails have it. */
    async label(ids: number[], label: EmailLabel) {
      const mails = cachedEmails(client.cache, ids);
      const without = mails.filter(({ labels }) => !labels.includes(label)).map(({ id }) => id);
      const isOn = without.length > 0 || mails.length < ids.length;
      const isDone = await setLabel(ids, label, isOn);
      if (isDone) {
        const undo = () => setLabel(isOn ? without : ids, label, !isOn);
        const name = t(`place.${label.toLowerCase() as Lowercase<EmailLabel>}`);
        showResult(isOn ? 'toast.labelled' : 'toast.unlabelled', ids.length, undo, name);
      }
      return isDone;
    },

    /** Deletes a draft. Undo opens it again. */
    async discard(id: number, onUndo: () => void) {
      if (!(await change([id], { folder: 'TRASH' }))) return;
      void client.refetchQueries({ include: [MailboxDocument, EmailPlacesDocument] });
      showResult('toast.discarded', 1, async () => {
        if (await change([id], { folder: 'DRAFT' })) onUndo();
      });
    },

    async restore(ids: number[]) {
      const previousFolders = groupByFolder(ids);
      const isDone = await restoreEmails(ids);
      if (isDone) {
        showResult('toast.restored', ids.length, async () => {
          for (const [previousFolder, mails] of previousFolders)
            await change(mails, { folder: previousFolder });
        });
      }
      return isDone;
    },

    async purge(ids: number[]) {
      const { options } = updateCache(ids, () => null);
      const isDone = await reportSuccess(
        client.mutate({
          mutation: PurgeEmailsDocument,
          variables: { ids },
          optimisticResponse: { purgeEmails: ids },
          ...options,
        }),
      );
      if (isDone) showResult('toast.purged', ids.length);
      return isDone;
    },

    async emptyTrash(count: number) {
      const { data, error } = await client.mutate({
        mutation: EmptyTrashDocument,
        optimisticResponse: { emptyEmailTrash: [] },
        update: (cache) => emptyTrash(client, cache),
        refetchQueries: [MailboxDocument, EmailPlacesDocument],
      });
      if (!error) showResult('toast.purged', data?.emptyEmailTrash.length ?? count);
      return !error;
    },
  };
}
