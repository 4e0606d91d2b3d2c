import type { ApolloClient } from '@apollo/client';
import { classifyError } from '../../data/failure.ts';
import { SendChatMessageDocument } from '../../gql/chat/graphql.ts';
import { session } from '../../session/session.ts';
import { addMessages } from './chatCache.ts';
import { outbox, removeUnsent, saveUnsent, type UnsentMessage } from './outbox.ts';

/** Sends a message. It stays in the outbox until the server has confirmed it. */
export async function sendUnsent(client: ApolloClient, message: UnsentMessage) {
  const { contactId, key, text, picture } = message;
  saveUnsent({ ...message, isFailed: false });
  const { error } = await client.mutate({
    mutation: SendChatMessageDocument,
    variables: { message: { contact: { id: contactId }, message: text }, key, picture },
    update(cache, { data }) {
      if (data) addMessages(cache, contactId, [data.sendMessage.message]);
    },
  });
  if (!error) removeUnsent(key);
  else {
    const isRefused = classifyError(error).kind === 'refused';
    saveUnsent({ ...message, isFailed: true, isRefused });
  }
}

let stopResending: (() => void) | undefined;

/** Sends failed messages again now and whenever the browser is online again, also while another screen is open. */
export function resendMessages(client: ApolloClient) {
  const resend = () => {
    if (!navigator.onLine || session.get() === null) return;
    for (const message of outbox.get()) {
      if (message.isFailed && !message.isRefused) void sendUnsent(client, message);
    }
  };
  stopResending?.();
  window.addEventListener('online', resend);
  stopResending = () => window.removeEventListener('online', resend);
  resend();
}
