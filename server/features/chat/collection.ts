import type { CollectionOptions } from '../../collections.ts';
import type { MissedEvents, PublishedEvent } from '../../commands/topic.ts';
import { badInput, conflict } from '../../errors.ts';
import type {
  Chat,
  ChatContact,
  ChatContactPage,
  ChatMessage,
  ChatProfile,
  ChatSearchResult,
  Conversation,
  QueryChatContactPageArgs,
  QueryChatMessagesArgs,
  UpdateChatContactInput,
  UpdateChatProfileInput,
} from '../../gql/types.ts';
import { omitAbsent } from '../../values/rows.ts';
import { createConversations, type EventDetail } from './conversations.ts';
import { joinChats, markMessagesRead, selectMessagePage } from './messages.ts';
import { createReplies } from './replies.ts';
import { searchConversations } from './searchConversations.ts';
import { createSending } from './sending.ts';

const maxAboutLength = 120;
const missedDetail: EventDetail = { kind: 'MISSED', messages: [] };

export function createCollection(options: CollectionOptions) {
  const { store, events } = options;
  const conversations = createConversations(options);
  const { chats, contacts, profile, getConversation, listChats } = conversations;
  const { updateChat, publish, createMessage, addMessage } = conversations;
  /** The most recently cleared chat of each contact, by the id of the contact. */
  const clearedChats = store.table<Chat>('chat.clearedChats', { rowName: 'cleared chat' });
  const replies = createReplies(options);

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

    search: (q: string): ChatSearchResult => searchConversations(conversations, q),

    listPictures: (contactId: number): ChatMessage[] =>
      (getConversation(contactId).chat?.messages ?? []).filter(({ picture }) => picture).reverse(),

    open(contactId: number): Conversation {
      const opened = getConversation(contactId);
      if (!opened.chat?.unseenCount) return opened;
      const updated = updateChat(contactId, { ...opened.chat, unseenCount: 0 });
      publish('CHANGED', updated.contact);
      return updated;
    },

    send: createSending({ conversations, replies }),

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
