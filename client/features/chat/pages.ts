import type { ApolloCache } from '@apollo/client';
import {
  ChatOlderDocument,
  type ChatOlderQuery,
  type ChatPageQuery,
} from '../../gql/chat/graphql.ts';

export type Contact = ChatPageQuery['chatContacts'][number];
export type Profile = ChatPageQuery['chatProfile'];
export type Message = ChatOlderQuery['chatMessages']['messages'][number];

/** Adds messages to a conversation that was loaded; one that was not will bring them itself. */
export function addMessages(cache: ApolloCache, contactId: number, messages: Message[]) {
  const query = { query: ChatOlderDocument, variables: { contactId } };
  const loaded = cache.readQuery(query);
  if (!loaded) return;

  const { chatMessages } = loaded;
  cache.writeQuery({ ...query, data: { chatMessages: { ...chatMessages, messages } } });
}

/** Leaves nothing of a conversation that was loaded. */
export function emptyMessages(cache: ApolloCache, contactId: number) {
  const own = `chatMessages:${JSON.stringify({ contactId })}`;
  cache.modify<{ chatMessages: ChatOlderQuery['chatMessages'] }>({
    fields: {
      chatMessages: (page, { storeFieldName }) =>
        storeFieldName === own ? { ...page, messages: [], hasOlder: false } : page,
    },
  });
}

/** Forgets what was loaded of a conversation, or of all: whoever shows it asks again. */
export function forgetMessages(cache: ApolloCache, contactId?: number) {
  const args = contactId === undefined ? undefined : { contactId };
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'chatMessages', args });
}

/** Chats by what was written last, then contacts without one by name. */
export function listsOf(contacts: Contact[], language: string) {
  const last = ({ chat }: Contact) => chat?.lastMessage.id ?? 0;
  return {
    chats: contacts.filter(({ chat }) => chat).sort((a, b) => last(b) - last(a)),
    others: contacts
      .filter(({ chat }) => !chat)
      .sort((a, b) => a.fullName.localeCompare(b.fullName, language)),
  };
}
