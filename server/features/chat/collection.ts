import type { CollectionOptions } from '../../collections.ts';
import type { MissedEvents, PublishedEvent } from '../../commands/topic.ts';
import { badInput, conflict } from '../../errors.ts';
import type {
  Chat,
  ChatContact,
  ChatContactPage,
  ChatEvent,
  ChatMessage,
  ChatProfile,
  ChatSearchResult,
  Conversation,
  MutationSendMessageArgs,
  QueryChatContactPageArgs,
  QueryChatMessagesArgs,
  SentMessage,
  UpdateChatContactInput,
  UpdateChatProfileInput,
} from '../../gql/types.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { contains, omitAbsent } from '../../values/rows.ts';
import {
  getFirstMessageId,
  joinChats,
  markMessagesRead,
  selectMessagePage,
  summarizeChat,
} from './messages.ts';
import { parsePicture } from './picture.ts';
import { createReplies } from './replies.ts';
import { seedChats, seedContacts, seedProfile } from './seed.ts';

const maxAboutLength = 120;
const maxHits = 50;
const getLastTime = ({ chat }: ChatContact) => (chat ? Date.parse(chat.lastMessage.time) : 0);

type EventDetail = Omit<ChatEvent, 'cursor'>;
const missedDetail: EventDetail = { kind: 'MISSED', messages: [] };

export function createCollection(options: CollectionOptions) {
  const { store, clock, events } = options;
  /** The chats. The id of a chat is the id of its contact. */
  const chats = store.table<Chat>('chat.chats', {
    rowName: 'chat',
    type: 'Chat',
    rows: () => seedChats(clock),
  });
  /** The most recently cleared chat of each contact, by the id of the contact. */
  const clearedChats = store.table<Chat>('chat.clearedChats', { rowName: 'cleared chat' });
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
  const replies = createReplies(options);

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
    listContacts: contacts.all,
    listContactsWithChat: (): ChatContact[] =>
      listChats().map(({ userId }) => contacts.find(userId)),
    getProfile: profile.get,
    getConversation,

    selectPage({ statuses, hasChat, sortBy, ...args }: QueryChatContactPageArgs): ChatContactPage {
      const { rows, total } = contacts.select({
        ...args,
        where: {
          status: statuses,
          hasChat: typeof hasChat === 'boolean' ? [String(hasChat)] : null,
        },
        sort: sortBy === 'STORED' ? null : sortBy,
      });
      return { contacts: rows, total };
    },

    selectMessages: (args: QueryChatMessagesArgs) =>
      selectMessagePage(getConversation(args.contactId).chat?.messages ?? [], args),

    listPictures: (contactId: number): ChatMessage[] =>
      (getConversation(contactId).chat?.messages ?? []).filter(({ picture }) => picture).reverse(),

    search(q: string): ChatSearchResult {
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
    },

    open(contactId: number): Conversation {
      const opened = getConversation(contactId);
      if (!opened.chat?.unseenCount) return opened;
      const updated = updateChat(contactId, { ...opened.chat, unseenCount: 0 });
      publish('CHANGED', updated.contact);
      return updated;
    },

    send({
      message: { contact, message: text },
      key,
      picture,
    }: MutationSendMessageArgs): SentMessage {
      const { id } = contact;
      const recipient = contacts.get(id);
      // The contract requires 400 here, and 404 for opening a chat with an unknown contact.
      if (!recipient) throw badInput('message.contact.id', `must be a contact, not ${id}.`);
      if (recipient.isBlocked)
        throw conflict(`${recipient.fullName} is blocked. Unblock the contact to send messages.`);
      const previousChat = chats.get(id);
      const sentBefore = key
        ? previousChat?.messages.findLast((message) => message.key === key)
        : undefined;
      if (previousChat && sentBefore) {
        return {
          contactId: id,
          message: sentBefore,
          chat: previousChat,
          newChat: null,
          contact: recipient,
        };
      }

      const storedPicture = picture ? parsePicture(picture) : null;
      const sent = addMessage(id, {
        ...createMessage(text, profile.get().id),
        delivery: recipient.status === 'OFFLINE' ? 'SENT' : 'DELIVERED',
        picture: storedPicture,
        key: key ?? null,
      });
      // The reply of a contact who is already typing also answers this message.
      if (!recipient.isTyping) replies.scheduleReading(id, recipient.status);
      return sent;
    },

    clear(contactId: number): Conversation {
      const { chat } = getConversation(contactId);
      if (!chat) return getConversation(contactId);
      replies.cancelTimer(contactId);
      clearedChats.put(chat);
      const empty = updateChat(contactId, undefined, { isTyping: false });
      publish('CLEARED', empty.contact);
      return empty;
    },

    restore(contactId: number): Conversation {
      const { chat } = getConversation(contactId);
      const clearedChat = clearedChats.get(contactId);
      if (!clearedChat) throw conflict('This contact has no cleared chat that could be restored.');
      clearedChats.remove(contactId);
      const restored = updateChat(contactId, chat ? joinChats(clearedChat, chat) : clearedChat);
      publish('RESTORED', restored.contact);
      return restored;
    },

    updateContact({ id, ...changes }: UpdateChatContactInput): ChatContact {
      const before = contacts.find(id);
      const isBlocked = changes.isBlocked ?? before.isBlocked;
      if (isBlocked) replies.cancelTimer(id);
      const isTyping = before.isTyping && !isBlocked;
      const contact = contacts.replace({ ...before, ...omitAbsent(changes), isTyping });
      publish('CHANGED', contact);
      return contact;
    },

    updateProfile(changes: UpdateChatProfileInput): ChatProfile {
      const { about, status, ...settings } = omitAbsent(changes);
      if (about && about.length > maxAboutLength) {
        throw badInput('profile.about', `must have at most ${maxAboutLength} characters.`);
      }

      profile.set({
        ...profile.get(),
        ...omitAbsent({ about, status }),
        settings: { ...profile.get().settings, ...settings },
      });
      publish('PROFILE');
      return profile.get();
    },

    /** Marks all messages as read by a contact. If replies are on, the contact starts to type. */
    markReadByContact(contactId: number) {
      const { contact, chat } = getConversation(contactId);
      if (!chat || contact.isBlocked) return;

      const isTyping = profile.get().settings.areRepliesOn;
      const messages = markMessagesRead(chat.messages);
      const changedMessages = messages.filter((message, index) => message !== chat.messages[index]);
      const updated = updateChat(contactId, { ...chat, messages }, { isTyping });
      publish('CHANGED', updated.contact, changedMessages);
      if (isTyping)
        replies.scheduleTyping(contactId, chat.messages.findLast(({ isOwn }) => !isOwn)?.text);
    },

    /** Adds the reply that a contact has typed. */
    addReply(contactId: number, text: string) {
      if (!contacts.find(contactId).isTyping) return;
      const unseenCount = (chats.get(contactId)?.unseenCount ?? 0) + 1;
      addMessage(contactId, createMessage(text, contactId), { unseenCount, isTyping: false });
    },

    cursor: events.cursor,

    /** Yields the events after the cursor `since`. Without a cursor, yields only new events. */
    watch: (since?: string | null) =>
      events.watch(
        'chat',
        since,
        ({ cursor, detail = missedDetail }: PublishedEvent<EventDetail> | MissedEvents) => ({
          chatEvents: { ...detail, cursor },
        }),
      ),
  };
}

declare module '../../collections.ts' {
  interface Collections {
    chat: ReturnType<typeof createCollection>;
  }
}
