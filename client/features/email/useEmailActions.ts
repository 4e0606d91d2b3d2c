import { useApolloClient } from '@apollo/client/react';
import type { TranslationKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  ChangeEmailsDocument,
  type EmailChangesInput,
  type EmailFolder,
  type EmailLabel,
  EmailNavDocument,
  EmptyTrashDocument,
  LabelEmailsDocument,
  MailboxDocument,
  PurgeEmailsDocument,
  RestoreEmailsDocument,
} from '../../gql/email/graphql.ts';
import { showToast } from '../../ui/toasts.ts';
import type { EmailListParams } from './emailListParams.ts';
import { groupBy } from './groupBy.ts';
import {
  applyChanges,
  type Change,
  emptyTrash,
  evictHiddenLists,
  isListAffected,
  type Mail,
  readCachedEmails,
} from './mailboxCache.ts';

export type EmailActions = ReturnType<typeof useEmailActions>;

/**
 * Returns the actions on emails. Lists and counts are updated optimistically. They are requested again only if an
 * action adds emails to the list or removes emails from it. If the server refuses an action, the update is reverted.
 * Each action resolves to whether it succeeded.
 */
export function useEmailActions(listParams: EmailListParams) {
  const { t } = useTranslation('email');
  const client = useApolloClient();

  /** Returns the emails after an action, and the mutation options that update the lists and counts in the cache. */
  function createMutationOptions(ids: number[], applyAction: (mail: Mail) => Mail | null) {
    const before = readCachedEmails(client.cache, ids);
    const changes = before.map((mail): Change => [mail, applyAction(mail)]);
    // Only the server can count emails that are not cached.
    const needsRefetch =
      before.length < ids.length || changes.some((change) => isListAffected(listParams, change));
    return {
      optimistic: changes.flatMap(([, mail]) => mail ?? []),
      options: {
        update: (cache: Parameters<typeof applyChanges>[1], { data }: { data?: unknown }) => {
          if (data) applyChanges(client, cache, changes);
        },
        refetchQueries: needsRefetch ? [MailboxDocument, EmailNavDocument] : [],
      },
    };
  }

  /** Waits for a mutation. If it succeeded, hidden lists will be requested again. */
  async function finishMutation(response: Promise<{ error?: unknown }>): Promise<boolean> {
    const { error } = await response;
    if (!error) evictHiddenLists(client);
    return !error;
  }

  function change(ids: number[], changes: EmailChangesInput & Partial<Mail>) {
    const { optimistic, options } = createMutationOptions(ids, (mail) => ({ ...mail, ...changes }));
    return finishMutation(
      client.mutate({
        mutation: ChangeEmailsDocument,
        variables: { ids, changes },
        optimisticResponse: { updateEmails: optimistic },
        ...options,
      }),
    );
  }

  function setLabel(ids: number[], label: EmailLabel, isLabelled: boolean) {
    const { optimistic, options } = createMutationOptions(ids, (mail) => {
      const others = mail.labels.filter((other) => other !== label);
      return { ...mail, labels: isLabelled ? [...others, label] : others };
    });
    return finishMutation(
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
    const { optimistic, options } = createMutationOptions(ids, (mail) => ({
      ...mail,
      folder: 'INBOX',
    }));
    return finishMutation(
      client.mutate({
        mutation: RestoreEmailsDocument,
        variables: { ids },
        optimisticResponse: { restoreEmails: optimistic },
        ...options,
        refetchQueries: [MailboxDocument, EmailNavDocument],
      }),
    );
  }

  /** Groups emails by folder. For emails that are not cached, the folder of the list is used. */
  function groupByFolder(ids: number[]): Map<EmailFolder, number[]> {
    const folderById = new Map(
      readCachedEmails(client.cache, ids).map(({ id, folder }) => [id, folder]),
    );
    const [folder = 'INBOX'] = listParams.in;
    const defaultFolder = folder === 'STARRED' || folder === 'ANYWHERE' ? 'INBOX' : folder;
    return groupBy(ids, (id) => folderById.get(id) ?? defaultFolder);
  }

  function showSuccess(key: TranslationKeys['email'], count: number, undo?: () => void, name = '') {
    showToast({ kind: 'success', message: t(key, { count, name }), undo });
  }

  return {
    async star(ids: number[], isStarred: boolean) {
      const isDone = await change(ids, { isStarred });
      if (isDone && (ids.length > 1 || listParams.in.includes('STARRED'))) {
        showSuccess(isStarred ? 'toast.starred' : 'toast.unstarred', ids.length, () =>
          change(ids, { isStarred: !isStarred }),
        );
      }
      return isDone;
    },

    async mark(ids: number[], isRead: boolean) {
      const isDone = await change(ids, { isRead });
      if (isDone) {
        showSuccess(isRead ? 'toast.read' : 'toast.unread', ids.length, () =>
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
          for (const [previousFolder, folderIds] of previousFolders)
            await change(folderIds, { folder: previousFolder });
        };
        const name = t(`folderOrLabel.${folder.toLowerCase() as Lowercase<EmailFolder>}`);
        showSuccess(folder === 'TRASH' ? 'toast.deleted' : 'toast.moved', ids.length, undo, name);
      }
      return isDone;
    },

    /** Adds a label, or removes it if all emails have it. */
    async label(ids: number[], label: EmailLabel) {
      const emails = readCachedEmails(client.cache, ids);
      const unlabelledIds = emails
        .filter(({ labels }) => !labels.includes(label))
        .map(({ id }) => id);
      const isLabelled = unlabelledIds.length > 0 || emails.length < ids.length;
      const isDone = await setLabel(ids, label, isLabelled);
      if (isDone) {
        const undo = () => setLabel(isLabelled ? unlabelledIds : ids, label, !isLabelled);
        const name = t(`folderOrLabel.${label.toLowerCase() as Lowercase<EmailLabel>}`);
        showSuccess(isLabelled ? 'toast.labelled' : 'toast.unlabelled', ids.length, undo, name);
      }
      return isDone;
    },

    /** Deletes a draft. Undo opens it again. */
    async discard(id: number, onUndo: () => void) {
      if (!(await change([id], { folder: 'TRASH' }))) return;
      void client.refetchQueries({ include: [MailboxDocument, EmailNavDocument] });
      showSuccess('toast.discarded', 1, async () => {
        if (await change([id], { folder: 'DRAFT' })) onUndo();
      });
    },

    async restore(ids: number[]) {
      const previousFolders = groupByFolder(ids);
      const isDone = await restoreEmails(ids);
      if (isDone) {
        showSuccess('toast.restored', ids.length, async () => {
          for (const [previousFolder, folderIds] of previousFolders)
            await change(folderIds, { folder: previousFolder });
        });
      }
      return isDone;
    },

    async purge(ids: number[]) {
      const { options } = createMutationOptions(ids, () => null);
      const isDone = await finishMutation(
        client.mutate({
          mutation: PurgeEmailsDocument,
          variables: { ids },
          optimisticResponse: { purgeEmails: ids },
          ...options,
        }),
      );
      if (isDone) showSuccess('toast.purged', ids.length);
      return isDone;
    },

    async emptyTrash(count: number) {
      const { data, error } = await client.mutate({
        mutation: EmptyTrashDocument,
        optimisticResponse: { emptyEmailTrash: [] },
        update: (cache) => emptyTrash(client, cache),
        refetchQueries: [MailboxDocument, EmailNavDocument],
      });
      if (!error) showSuccess('toast.purged', data?.emptyEmailTrash.length ?? count);
      return !error;
    },
  };
}
