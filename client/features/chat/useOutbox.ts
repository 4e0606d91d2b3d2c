import { useMemo } from 'react';
import { useStore } from '../../data/store.ts';
import { useSendChatMessageMutation } from '../../gql/chat/hooks.ts';
import { addMessages, type Message } from './chatCache.ts';
import { outbox, removeUnsent, saveUnsent, type UnsentMessage } from './outbox.ts';

export type Outbox = ReturnType<typeof useOutbox>;

/** Returns the messages that are being sent to a contact, and functions that send, retry and discard a message. */
export function useOutbox(contactId: number, messages: Message[]) {
  const allUnsent = useStore(outbox);
  const [sendMessage] = useSendChatMessageMutation();
  const unsent = useMemo(() => {
    // An event can arrive before the response of the mutation.
    const receivedKeys = new Set(messages.map(({ key }) => key));
    return allUnsent.filter(
      (message) => message.contactId === contactId && !receivedKeys.has(message.key),
    );
  }, [allUnsent, contactId, messages]);

  async function send(message: UnsentMessage) {
    saveUnsent({ ...message, isFailed: false });
    const { key, text, picture } = message;
    const { error } = await sendMessage({
      variables: { message: { contact: { id: contactId }, message: text }, key, picture },
      update(cache, { data }) {
        if (data) addMessages(cache, contactId, [data.sendMessage.message]);
      },
    });
    if (error) saveUnsent({ ...message, isFailed: true });
    else removeUnsent(key);
  }

  return {
    unsent,
    discard: removeUnsent,
    retry: (message: UnsentMessage) => void send(message),
    send(text: string, picture?: UnsentMessage['picture']) {
      const time = new Date().toISOString();
      const key = `${time}-${Math.random().toString(36).slice(2)}`;
      void send({ key, contactId, text, picture, time, isFailed: false });
    },
  };
}
