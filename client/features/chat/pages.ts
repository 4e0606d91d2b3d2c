import type { ApolloCache } from '@apollo/client';
import {
  ChatOlderDocument,
  type ChatOlderQuery,
  type ChatPageQuery,
} from '../../gql/chat/graphql.ts';

export type Contact = ChatPageQuery['chatContacts'][number];
export type Profile = ChatPageQuery['chatProfile'];
export type Message = ChatOlderQuery['chatMessages']['messages'][number];

/** Adds messages to a loaded conversation. One that is not loaded will contain them anyway. */
export function addMessages(cache: ApolloCache, contactId: number, messages: Message[]) {
  const query = { query: ChatOlderDocument, variables: { contactId } };
  const loaded = cache.readQuery(query);
  if (!loaded) return;

  const { chatMessages } = loaded;
  cache.writeQuery({ ...query, data: { chatMessages: { ...chatMessages, messages } } });
}

/** Removes the messages of a loaded conversation. */
export function emptyMessages(cache: ApolloCache, contactId: number) {
  const own = `chatMessages:${JSON.stringify({ contactId })}`;
  cache.modify<{ chatMessages: ChatOlderQuery['chatMessages'] }>({
    fields: {
      chatMessages: (page, { storeFieldName }) =>
        storeFieldName === own ? { ...page, messages: [], hasOlder: false } : page,
    },
  });
}

/** Evicts one conversation, or all. Those on the screen are requested again. */
export function forgetMessages(cache: ApolloCache, contactId?: number) {
  const args = contactId === undefined ? undefined : { contactId };
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'chatMessages', args });
}

/** Sorts chats by their latest message, and contacts without a chat by name. */
export function sortContacts(contacts: Contact[], language: string) {
  const last = ({ chat }: Contact) => chat?.lastMessage.id ?? 0;
  return {
    chats: contacts.filter(({ chat }) => chat).sort((a, b) => last(b) - last(a)),
    others: contacts
      .filter(({ chat }) => !chat)
      .sort((a, b) => a.fullName.localeCompare(b.fullName, language)),
  };
}
