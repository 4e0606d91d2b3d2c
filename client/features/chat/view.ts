import type { ChatConversationQueryVariables } from '../../gql/chat/graphql.ts';

/**
 * The URL parameters beside the contact: the search, the open drawer, and the message to scroll to.
 */
export const defaults = { q: '', panel: '', message: 0 };

/** Returns the query variables of a conversation. */
export function getConversationVariables(
  contactId: number,
  message: number,
): ChatConversationQueryVariables {
  return { contactId, untilId: message || null };
}
