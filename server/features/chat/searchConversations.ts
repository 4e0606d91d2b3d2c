import type { ChatSearchResult } from '../../gql/types.ts';
import { contains } from '../../values/rows.ts';
import type { Conversations } from './conversations.ts';

/** The maximum number of messages that a search returns. */
const maxHits = 50;

/** Finds contacts by their name and role, and messages by their text, newest first. */
export function searchConversations(
  { contacts, listChats }: Pick<Conversations, 'contacts' | 'listChats'>,
  q: string,
): ChatSearchResult {
  if (q.trim() === '') return { contacts: [], hits: [], hitTotal: 0 };

  const foundMessages = listChats().flatMap(({ userId, messages }) =>
    messages
      .filter(({ text }) => contains(text, q))
      .map((message) => ({ contact: contacts.find(userId), message })),
  );
  foundMessages.sort((a, b) => b.message.id - a.message.id);
  const people = contacts.select({ q, sort: 'NAME_ASC' }).rows;
  return {
    contacts: people,
    hits: foundMessages.slice(0, maxHits),
    hitTotal: foundMessages.length,
  };
}
