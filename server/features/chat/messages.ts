import { badInput } from '../../errors.ts';
import type {
  Chat,
  ChatContact,
  ChatMessage,
  ChatMessagePage,
  QueryChatMessagesArgs,
} from '../../gql/resolvers.ts';

const perPageLimit = 200;
/** The number of messages before the one that was searched for. */
const context = 5;

export function summarizeChat({ id, unseenCount, messages }: Chat): ChatContact['chat'] {
  const lastMessage = messages.at(-1);
  return lastMessage ? { id, unseenCount, lastMessage } : null;
}

/** Compares chats by their first message. */
export function firstId({ messages }: Chat): number {
  return messages[0]?.id ?? 0;
}

/** Joins two parts of a chat, the older one first. */
export function joinChats(older: Chat, newer: Chat): Chat {
  return { ...newer, messages: [...older.messages, ...newer.messages] };
}

/** The messages as they are when the contact has seen them. */
export function readMessages(messages: ChatMessage[]): ChatMessage[] {
  return messages.map((message) =>
    message.isOwn && message.delivery !== 'READ' ? { ...message, delivery: 'READ' } : message,
  );
}

/** Messages are in the order of their ids. */
export function pageOfMessages(
  messages: ChatMessage[],
  { beforeId, untilId, perPage }: QueryChatMessagesArgs,
): ChatMessagePage {
  if (perPage < 1 || perPage > perPageLimit) {
    throw badInput('perPage', `must be from 1 to ${perPageLimit}.`);
  }

  const end = typeof beforeId === 'number' ? indexFrom(messages, beforeId) : messages.length;
  const reach = typeof untilId === 'number' ? indexFrom(messages, untilId) - context : end;
  const start = Math.max(0, Math.min(end - perPage, reach));
  return { messages: messages.slice(start, end), hasOlder: start > 0 };
}

/** Returns the index of the message with an id, or of the first one after it. */
function indexFrom(messages: ChatMessage[], id: number): number {
  const index = messages.findIndex((message) => message.id >= id);
  return index < 0 ? messages.length : index;
}
