import type { ApolloCache } from '@apollo/client';
import {
  ChatOlderDocument,
  type ChatOlderQuery,
  type ChatPageQuery,
} from '../../gql/chat/graphql.ts';

export type Contact = ChatPageQuery['chatContacts'][number];
export type Profile = ChatPageQuery['chatProfile'];
export type Message = ChatOlderQuery['chatMessages']['messages'][number];

/** Adds messages to a conversation in the cache. Other conversations contain these messages when they are fetched. */
export function addMessages(cache: ApolloCache, contactId: number, messages: Message[]) {
  const query = { query: ChatOlderDocument, variables: { contactId } };
  const loaded = cache.readQuery(query);
  if (!loaded) return;

  const { chatMessages } = loaded;
  cache.writeQuery({ ...query, data: { chatMessages: { ...chatMessages, messages } } });
}

/** Removes the messages of a conversation from the cache, without a refetch. */
export function clearMessages(cache: ApolloCache, contactId: number) {
  const fieldName = `chatMessages:${JSON.stringify({ contactId })}`;
  cache.modify<{ chatMessages: ChatOlderQuery['chatMessages'] }>({
    fields: {
      chatMessages: (page, { storeFieldName }) =>
        storeFieldName === fieldName ? { ...page, messages: [], hasOlder: false } : page,
    },
  });
}

/** Evicts the messages of one conversation, or of all. Apollo Client refetches the messages that the screen shows. */
export function evictMessages(cache: ApolloCache, contactId?: number) {
  const args = contactId === undefined ? undefined : { contactId };
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'chatMessages', args });
}

/** Sorts chats by their latest message, and contacts without a chat by name. */
export function sortContacts(contacts: Contact[], language: string) {
  const getLastId = ({ chat }: Contact) => chat?.lastMessage.id ?? 0;
  return {
    chats: contacts.filter(({ chat }) => chat).sort((a, b) => getLastId(b) - getLastId(a)),
    others: contacts
      .filter(({ chat }) => !chat)
      .sort((a, b) => a.fullName.localeCompare(b.fullName, language)),
  };
}
