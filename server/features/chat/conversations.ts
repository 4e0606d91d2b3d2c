import type { CollectionOptions } from '../../collections.ts';
import type { Chat, ChatContact, ChatEvent, ChatMessage, Conversation } from '../../gql/types.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { getFirstMessageId, summarizeChat } from './messages.ts';
import { seedChats, seedContacts, seedProfile } from './seed.ts';

export type EventDetail = Omit<ChatEvent, 'cursor'>;
const getLastTime = ({ chat }: ChatContact) => (chat ? Date.parse(chat.lastMessage.time) : 0);

/** Creates the contacts, their chats and the profile, and the functions that change and publish them. */
export function createConversations(options: CollectionOptions) {
  const { store, clock, events } = options;
  /** The chats. The id of a chat is the id of its contact. */
  const chats = store.table<Chat>('chat.chats', {
    rowName: 'chat',
    type: 'Chat',
    rows: () => seedChats(clock),
  });
  const profile = store.value('chat.profile', () => seedProfile(options.hasReplies), 'ChatProfile');
  const lastMessageId = store.value('chat.lastMessageId', () =>
    Math.max(...chats.all().flatMap(({ messages }) => messages.map(({ id }) => id))),
  );

  const contacts = store.table('chat.contacts', {
    rowName: 'contact',
    type: 'ChatContact',
    rows: () => seedContacts().map((contact) => addSummary(contact)),
    texts: ({ fullName, role }: ChatContact) => [fullName, role],
    facets: { status: ({ status }) => status, hasChat: ({ chat }) => String(Boolean(chat)) },
    sorts: {
      NAME_ASC: (a, b) => compareAlphabetically(a.fullName, b.fullName),
      NAME_DESC: (a, b) => compareAlphabetically(b.fullName, a.fullName),
      LATEST: (a, b) => getLastTime(b) - getLastTime(a),
    },
  });

  /** Adds the summary of the chat to a contact, because contacts can be sorted by their latest message. */
  function addSummary(contact: ChatContact): ChatContact {
    const chat = chats.get(contact.id);
    return { ...contact, chat: chat ? summarizeChat(chat) : null };
  }

  function getConversation(contactId: number): Conversation {
    return { contact: contacts.find(contactId), chat: chats.get(contactId) ?? null };
  }

  /** Returns the chats, oldest first. */
  function listChats(): Chat[] {
    return chats.all().sort((a, b) => getFirstMessageId(a) - getFirstMessageId(b));
  }

  /** Replaces or removes a chat, and updates its contact. */
  function updateChat(
    contactId: number,
    chat: Chat | undefined,
    changes: Partial<ChatContact> = {},
  ) {
    if (chat) chats.put(chat);
    else chats.remove(contactId);
    contacts.replace(addSummary({ ...contacts.find(contactId), ...changes }));
    return getConversation(contactId);
  }

  function publish(kind: ChatEvent['kind'], contact?: ChatContact, messages: ChatMessage[] = []) {
    const detail: EventDetail = {
      kind,
      contact: contact ?? null,
      messages,
      profile: kind === 'PROFILE' ? profile.get() : null,
    };
    events.publish('chat', detail);
  }

  function createMessage(text: string, senderId: number): ChatMessage {
    lastMessageId.set(lastMessageId.get() + 1);
    return {
      id: lastMessageId.get(),
      text,
      time: clock.now().toISOString(),
      senderId,
      isOwn: senderId === profile.get().id,
      delivery: null,
      picture: null,
      key: null,
    };
  }

  function addMessage(id: number, message: ChatMessage, changes: Partial<Chat & ChatContact> = {}) {
    const previousChat = chats.get(id);
    const { unseenCount = previousChat?.unseenCount ?? 0, ...contactChanges } = changes;
    const chat: Chat = previousChat
      ? { ...previousChat, unseenCount, messages: [...previousChat.messages, message] }
      : { id, userId: id, unseenCount, messages: [message] };
    const { contact } = updateChat(id, chat, contactChanges);
    publish('WRITTEN', contact, [message]);
    return { contactId: id, message, chat, newChat: previousChat ? null : chat, contact };
  }

  return {
    chats,
    contacts,
    profile,
    getConversation,
    listChats,
    updateChat,
    publish,
    createMessage,
    addMessage,
  };
}

export type Conversations = ReturnType<typeof createConversations>;
