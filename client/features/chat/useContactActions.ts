import { useTranslation } from 'react-i18next';
import {
  useClearChatMutation,
  useRestoreChatMutation,
  useUpdateChatContactMutation,
} from '../../gql/chat/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { type Contact, emptyMessages, forgetMessages } from './pages.ts';

type Options = Partial<Pick<Contact, 'isMuted' | 'isBlocked' | 'isImportant'>>;

export type ContactActions = ReturnType<typeof useContactActions>;

/** The actions on a contact and its chat. */
export function useContactActions() {
  const { t } = useTranslation('chat');
  const [updateContact] = useUpdateChatContactMutation();
  const [clearChat] = useClearChatMutation();
  const [restoreChat] = useRestoreChatMutation();

  function set(contact: Contact, options: Options) {
    const { id, isMuted, isBlocked, isImportant, isTyping } = contact;
    const before = { isMuted, isBlocked, isImportant, isTyping };
    const updateChatContact = { __typename: 'ChatContact' as const, id, ...before, ...options };
    return updateContact({
      variables: { contact: { id, ...options } },
      optimisticResponse: { updateChatContact },
    });
  }

  return {
    set: (contact: Contact, options: Options) => void set(contact, options),

    async block(contact: Contact, isBlocked: boolean) {
      const { error } = await set(contact, { isBlocked });
      if (error) return;
      showToast({
        kind: 'success',
        message: t(isBlocked ? 'toast.blocked' : 'toast.unblocked', { name: contact.fullName }),
        undo: () => void set(contact, { isBlocked: !isBlocked }),
      });
    },

    async clear(contact: Contact) {
      const { id, fullName } = contact;
      const variables = { contactId: id };
      const cleared = { ...contact, __typename: 'ChatContact' as const, chat: null };
      const clearedChat = { __typename: 'Conversation' as const, contact: cleared };
      const { error } = await clearChat({
        variables,
        optimisticResponse: { clearChat: clearedChat },
        update: (cache) => emptyMessages(cache, id),
      });
      if (error) return;
      const undo = () =>
        void restoreChat({ variables, update: (cache) => forgetMessages(cache, id) });
      showToast({ kind: 'success', message: t('toast.cleared', { name: fullName }), undo });
    },
  };
}
