import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatPageDocument } from '../../gql/chat/graphql.ts';
import { useChatEventsSubscription } from '../../gql/chat/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { addMessages, forgetMessages, type Profile } from './pages.ts';

interface Watching {
  /** The position of the event stream when the lists were loaded. */
  since: string;
  /** The contact whose conversation is open. */
  shownId: number | undefined;
  profile: Profile;
}

/** Applies the events of the server to the cache. */
export function useChatEvents({ since, shownId, profile }: Watching) {
  const { t } = useTranslation('chat');
  const client = useApolloClient();
  const { cache } = client;

  // Changed contacts, messages and profiles update the cache by their ids.
  useChatEventsSubscription({
    variables: { since },
    onData({ chatEvents: { kind, contact, messages } }) {
      if (kind === 'MISSED') {
        forgetMessages(cache);
        void client.refetchQueries({ include: [ChatPageDocument] });
      }
      if (!contact) return;
      if (kind === 'WRITTEN') addMessages(cache, contact.id, messages);
      if (kind === 'CLEARED' || kind === 'RESTORED') forgetMessages(cache, contact.id);

      const [message] = messages;
      const isHeard = profile.settings.areNotificationsOn && !contact.isMuted;
      if (kind !== 'WRITTEN' || !message || message.isOwn || contact.id === shownId) return;
      if (isHeard) {
        const values = { name: contact.fullName, text: message.text };
        showToast({ kind: 'success', message: t('toast.message', values) });
      }
    },
  });

  // No events arrive while another screen is open.
  useEffect(() => () => forgetMessages(cache), [cache]);
}
