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
import { grouped } from './grouped.ts';
import { apply, type Change, empty, forgetOthers, known, type Mail, moves } from './mailbox.ts';
import type { View } from './view.ts';

export type EmailActions = ReturnType<typeof useEmailActions>;

/**
 * Returns the actions on mails. Lists and counts show the results at once, and are requested again only if a list
 * has become shorter. If the server refuses an action, the result is reverted. All return whether they succeeded.
 */
export function useEmailActions(view: View) {
  const { t } = useTranslation('email');
  const client = useApolloClient();

  /** Shows the result of an action, as far as it can be known before the response. */
  function foresee(ids: number[], after: (mail: Mail) => Mail | null) {
    const before = known(client.cache, ids);
    const changes = before.map((mail): Change => [mail, after(mail)]);
    // Mails that were never on the screen can only be counted by the server.
    const isAsked = before.length < ids.length || changes.some((change) => moves(view, change));
    return {
      foreseen: changes.flatMap(([, mail]) => mail ?? []),
      options: {
        update: (cache: Parameters<typeof apply>[1], { data }: { data?: unknown }) => {
          if (data) apply(client, cache, changes);
        },
        refetchQueries: isAsked ? [MailboxDocument, EmailPlacesDocument] : [],
      },
    };
  }

  async function done(answer: Promise<{ error?: unknown }>): Promise<boolean> {
    const { error } = await answer;
    if (!error) forgetOthers(client);
    return !error;
  }

  function change(ids: number[], changes: EmailChangesInput & Partial<Mail>) {
    const { foreseen, options } = foresee(ids, (mail) => ({ ...mail, ...changes }));
    return done(
      client.mutate({
        mutation: ChangeEmailsDocument,
        variables: { ids, changes },
        optimisticResponse: { updateEmails: foreseen },
        ...options,
      }),
    );
  }

  function setLabel(ids: number[], label: EmailLabel, isLabelled: boolean) {
    const { foreseen, options } = foresee(ids, (mail) => {
      const others = mail.labels.filter((one) => one !== label);
      return { ...mail, labels: isLabelled ? [...others, label] : others };
    });
    return done(
      client.mutate({
        mutation: LabelEmailsDocument,
        variables: { ids, label, isLabelled },
        optimisticResponse: { labelEmails: foreseen },
        ...options,
      }),
    );
  }

  /** Back to where they came from, which the server knows. */
  function bringBack(ids: number[]) {
    const { foreseen, options } = foresee(ids, (mail) => ({ ...mail, folder: 'INBOX' }));
    return done(
      client.mutate({
        mutation: RestoreEmailsDocument,
        variables: { ids },
        optimisticResponse: { restoreEmails: foreseen },
        ...options,
        refetchQueries: [MailboxDocument, EmailPlacesDocument],
      }),
    );
  }

  /** Mails by the folder they lie in; those never seen lie where the list looks. */
  function byFolder(ids: number[]): Map<EmailFolder, number[]> {
    const folderOf = new Map(known(client.cache, ids).map(({ id, folder }) => [id, folder]));
    const [place = 'INBOX'] = view.in;
    const usual = place === 'STARRED' || place === 'ANYWHERE' ? 'INBOX' : place;
    return grouped(ids, (id) => folderOf.get(id) ?? usual);
  }

  function tell(key: TranslationKeys['email'], count: number, undo?: () => void, name = '') {
    showToast({ kind: 'success', message: t(key, { count, name }), undo });
  }

  return {
    async star(ids: number[], isStarred: boolean) {
      const isDone = await change(ids, { isStarred });
      if (isDone && (ids.length > 1 || view.in.includes('STARRED'))) {
        tell(isStarred ? 'toast.starred' : 'toast.unstarred', ids.length, () =>
          change(ids, { isStarred: !isStarred }),
        );
      }
      return isDone;
    },

    async mark(ids: number[], isRead: boolean) {
      const isDone = await change(ids, { isRead });
      if (isDone) {
        tell(isRead ? 'toast.read' : 'toast.unread', ids.length, () =>
          change(ids, { isRead: !isRead }),
        );
      }
      return isDone;
    },

    async move(ids: number[], folder: EmailFolder) {
      const homes = byFolder(ids);
      const isDone = await change(ids, { folder });
      if (isDone) {
        const undo = async () => {
          for (const [home, mails] of homes) await change(mails, { folder: home });
        };
        const name = t(`place.${folder.toLowerCase() as Lowercase<EmailFolder>}`);
        tell(folder === 'TRASH' ? 'toast.deleted' : 'toast.moved', ids.length, undo, name);
      }
      return isDone;
    },

    /** Puts a label on; where all have it, takes it off. */
    async label(ids: number[], label: EmailLabel) {
      const mails = known(client.cache, ids);
      const without = mails.filter(({ labels }) => !labels.includes(label)).map(({ id }) => id);
      const isOn = without.length > 0 || mails.length < ids.length;
      const isDone = await setLabel(ids, label, isOn);
      if (isDone) {
        const undo = () => setLabel(isOn ? without : ids, label, !isOn);
        const name = t(`place.${label.toLowerCase() as Lowercase<EmailLabel>}`);
        tell(isOn ? 'toast.labelled' : 'toast.unlabelled', ids.length, undo, name);
      }
      return isDone;
    },

    /** Throws a draft away, and opens it again when that is taken back. */
    async discard(id: number, onUndo: () => void) {
      if (!(await change([id], { folder: 'TRASH' }))) return;
      void client.refetchQueries({ include: [MailboxDocument, EmailPlacesDocument] });
      tell('toast.discarded', 1, async () => {
        if (await change([id], { folder: 'DRAFT' })) onUndo();
      });
    },

    async restore(ids: number[]) {
      const homes = byFolder(ids);
      const isDone = await bringBack(ids);
      if (isDone) {
        tell('toast.restored', ids.length, async () => {
          for (const [home, mails] of homes) await change(mails, { folder: home });
        });
      }
      return isDone;
    },

    async purge(ids: number[]) {
      const { options } = foresee(ids, () => null);
      const isDone = await done(
        client.mutate({
          mutation: PurgeEmailsDocument,
          variables: { ids },
          optimisticResponse: { purgeEmails: ids },
          ...options,
        }),
      );
      if (isDone) tell('toast.purged', ids.length);
      return isDone;
    },

    async emptyTrash(count: number) {
      const { data, error } = await client.mutate({
        mutation: EmptyTrashDocument,
        optimisticResponse: { emptyEmailTrash: [] },
        update: (cache) => empty(client, cache),
        refetchQueries: [MailboxDocument, EmailPlacesDocument],
      });
      if (!error) tell('toast.purged', data?.emptyEmailTrash.length ?? count);
      return !error;
    },
  };
}
