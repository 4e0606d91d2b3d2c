import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatPageDocument } from '../../gql/chat/graphql.ts';
import { useChatEventsSubscription } from '../../gql/chat/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { addMessages, evictMessages, type Profile } from './chatCache.ts';
import { resendMessages } from './sendUnsent.ts';

interface ChatEventsOptions {
  /** The position in the event stream at which the lists were loaded. */
  since: string;
  /** The id of the contact whose conversation is open. */
  openContactId: number | undefined;
  profile: Profile;
}

/** Applies the events of the server to the cache, and shows a toast for a new message. */
export function useChatEvents({ since, openContactId, profile }: ChatEventsOptions) {
  const { t } = useTranslation('chat');
  const client = useApolloClient();
  const { cache } = client;

  // Apollo Client updates the contacts, messages and profiles in the cache by their ids.
  useChatEventsSubscription({
    variables: { since },
    ignoreResults: true,
    onData({ data: { data } }) {
      if (!data) return;
      const { kind, contact, messages } = data.chatEvents;
      if (kind === 'MISSED') {
        evictMessages(cache);
        void client.refetchQueries({ include: [ChatPageDocument] });
      }
      if (!contact) return;
      if (kind === 'WRITTEN') addMessages(cache, contact.id, messages);
      if (kind === 'CLEARED' || kind === 'RESTORED') evictMessages(cache, contact.id);

      const [message] = messages;
      const shouldNotify = profile.settings.areNotificationsOn && !contact.isMuted;
      if (kind !== 'WRITTEN' || !message || message.isOwn || contact.id === openContactId) return;
      if (shouldNotify) {
        const values = { name: contact.fullName, text: message.text };
        showToast({ kind: 'success', message: t('toast.message', values) });
      }
    },
  });

  useEffect(() => resendMessages(client), [client]);

  // The cached messages become outdated, because no events arrive while another screen is open.
  useEffect(() => () => evictMessages(cache), [cache]);
}
