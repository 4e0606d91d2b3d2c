import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { getNow } from '../../data/clock.ts';
import { useStore } from '../../data/store.ts';
import type { Message } from './chatCache.ts';
import { outbox, removeUnsent, type UnsentMessage } from './outbox.ts';
import { sendUnsent } from './sendUnsent.ts';

export type Outbox = ReturnType<typeof useOutbox>;

/** Returns the messages that are being sent to a contact, and functions that send, retry and discard a message. */
export function useOutbox(contactId: number, messages: Message[]) {
  const allUnsent = useStore(outbox);
  const client = useApolloClient();
  const unsent = useMemo(() => {
    // An event can arrive before the response of the mutation.
    const receivedKeys = new Set(messages.map(({ key }) => key));
    return allUnsent.filter(
      (message) => message.contactId === contactId && !receivedKeys.has(message.key),
    );
  }, [allUnsent, contactId, messages]);

  return {
    unsent,
    discard: removeUnsent,
    retry: (message: UnsentMessage) => void sendUnsent(client, message),
    send(text: string, picture?: UnsentMessage['picture']) {
      const time = getNow().toISOString();
      const key = `${time}-${Math.random().toString(36).slice(2)}`;
      void sendUnsent(client, { key, contactId, text, picture, time, isFailed: false });
    },
  };
}
