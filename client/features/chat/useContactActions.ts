import { useTranslation } from 'react-i18next';
import {
  useClearChatMutation,
  useRestoreChatMutation,
  useUpdateChatContactMutation,
} from '../../gql/chat/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { type Contact, clearMessages, evictMessages } from './chatCache.ts';

type ContactOptions = Partial<Pick<Contact, 'isMuted' | 'isBlocked' | 'isImportant'>>;

/** Returns the actions on a contact and its chat. */
export function useContactActions() {
  const { t } = useTranslation('chat');
  const [updateContact] = useUpdateChatContactMutation();
  const [clearChat] = useClearChatMutation();
  const [restoreChat] = useRestoreChatMutation();

  function updateOptions(contact: Contact, options: ContactOptions) {
    const { id, isMuted, isBlocked, isImportant, isTyping } = contact;
    const before = { isMuted, isBlocked, isImportant, isTyping };
    const updateChatContact = { __typename: 'ChatContact' as const, id, ...before, ...options };
    return updateContact({
      variables: { contact: { id, ...options } },
      optimisticResponse: { updateChatContact },
    });
  }

  return {
    updateOptions: (contact: Contact, options: ContactOptions) =>
      void updateOptions(contact, options),

    async setBlocked(contact: Contact, isBlocked: boolean) {
      const { error } = await updateOptions(contact, { isBlocked });
      if (error) return;
      showToast({
        kind: 'success',
        message: t(isBlocked ? 'toast.blocked' : 'toast.unblocked', { name: contact.fullName }),
        undo: () => void updateOptions(contact, { isBlocked: !isBlocked }),
      });
    },

    async clear(contact: Contact) {
      const { id, fullName } = contact;
      const variables = { contactId: id };
      const clearedContact = { ...contact, __typename: 'ChatContact' as const, chat: null };
      const clearedChat = { __typename: 'Conversation' as const, contact: clearedContact };
      const { error } = await clearChat({
        variables,
        optimisticResponse: { clearChat: clearedChat },
        update: (cache) => clearMessages(cache, id),
      });
      if (error) return;
      const undo = () =>
        void restoreChat({ variables, update: (cache) => evictMessages(cache, id) });
      showToast({ kind: 'success', message: t('toast.cleared', { name: fullName }), undo });
    },
  };
}
