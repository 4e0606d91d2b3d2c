import type { ChatConversationQueryVariables } from '../../gql/chat/graphql.ts';

/** The URL parameters: the search, the open drawer, and the id of the message to scroll to. */
export const defaultParams = { q: '', panel: '', message: 0 };

/** Returns the query variables of a conversation. */
export function getConversationVariables(
  contactId: number,
  messageId: number,
): ChatConversationQueryVariables {
  return { contactId, untilId: messageId || null };
}
