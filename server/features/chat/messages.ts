import { badInput } from '../../errors.ts';
import type {
  Chat,
  ChatContact,
  ChatMessage,
  ChatMessagePage,
  QueryChatMessagesArgs,
} from '../../gql/types.ts';

const maxPerPage = 200;
/** The number of messages that a page contains before the message `untilId`. */
const messagesBeforeTarget = 5;

export function summarizeChat({ id, unseenCount, messages }: Chat): ChatContact['chat'] {
  const lastMessage = messages.at(-1);
  return lastMessage ? { id, unseenCount, lastMessage } : null;
}

/** Returns the id of the first message, by which chats are sorted. */
export function getFirstMessageId({ messages }: Chat): number {
  return messages[0]?.id ?? 0;
}

/** Joins two parts of a chat. */
export function joinChats(older: Chat, newer: Chat): Chat {
  return { ...newer, messages: [...older.messages, ...newer.messages] };
}

/** Returns the messages, with the own messages of the user marked as read. */
export function markMessagesRead(messages: ChatMessage[]): ChatMessage[] {
  return messages.map((message) =>
    message.isOwn && message.delivery !== 'READ' ? { ...message, delivery: 'READ' } : message,
  );
}

/** Returns a page of messages, which must be sorted by id. */
export function selectMessagePage(
  messages: ChatMessage[],
  { beforeId, untilId, perPage }: QueryChatMessagesArgs,
): ChatMessagePage {
  if (perPage < 1 || perPage > maxPerPage) {
    throw badInput('perPage', `must be from 1 to ${maxPerPage}.`);
  }

  const end = typeof beforeId === 'number' ? findIndexFrom(messages, beforeId) : messages.length;
  const extendedStart =
    typeof untilId === 'number' ? findIndexFrom(messages, untilId) - messagesBeforeTarget : end;
  const start = Math.max(0, Math.min(end - perPage, extendedStart));
  return { messages: messages.slice(start, end), hasOlder: start > 0 };
}

/** Returns the index of the first message whose id is at least `id`. */
function findIndexFrom(messages: ChatMessage[], id: number): number {
  const index = messages.findIndex((message) => message.id >= id);
  return index < 0 ? messages.length : index;
}
