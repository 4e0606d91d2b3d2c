import type { ChatConversationQueryVariables } from '../../gql/chat/graphql.ts';

/** What the address says beside the contact: what is searched, which drawer is open, which message is looked for. */
export const defaults = { q: '', panel: '', message: 0 };

/** What an address asks for. */
export function conversationOf(contactId: number, message: number): ChatConversationQueryVariables {
  return { contactId, untilId: message || null };
}
