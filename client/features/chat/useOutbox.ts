import { useMemo } from 'react';
import { useSendChatMessageMutation } from '../../gql/chat/hooks.ts';
import { useStore } from '../../state/store.ts';
import { dropUnsent, outbox, putUnsent, type Unsent } from './outbox.ts';
import { addMessages, type Message } from './pages.ts';

export type Outbox = ReturnType<typeof useOutbox>;

/** The messages that are being sent to a contact, and the function that sends. */
export function useOutbox(contactId: number, messages: Message[]) {
  const all = useStore(outbox);
  const [sendMessage] = useSendChatMessageMutation();
  const unsent = useMemo(() => {
    // An event can arrive before the response of the mutation.
    const arrived = new Set(messages.map(({ key }) => key));
    return all.filter((one) => one.contactId === contactId && !arrived.has(one.key));
  }, [all, contactId, messages]);

  async function send(message: Unsent) {
    putUnsent({ ...message, isFailed: false });
    const { key, text, picture } = message;
    const { error } = await sendMessage({
      variables: { message: { contact: { id: contactId }, message: text }, key, picture },
      update(cache, { data }) {
        if (data) addMessages(cache, contactId, [data.sendMessage.message]);
      },
    });
    if (error) putUnsent({ ...message, isFailed: true });
    else dropUnsent(key);
  }

  return {
    unsent,
    discard: dropUnsent,
    retry: (message: Unsent) => void send(message),
    send(text: string, picture?: Unsent['picture']) {
      const time = new Date().toISOString();
      const key = `${time}-${Math.random().toString(36).slice(2)}`;
      void send({ key, contactId, text, picture, time, isFailed: false });
    },
  };
}
