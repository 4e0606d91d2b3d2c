import type { MissedEvents, PublishedEvent } from '../../commands/events.ts';
import { badInput, conflict } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
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
} from '../../gql/resolvers.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { contains, omitAbsent } from '../../values/rows.ts';
import { firstId, joinChats, pageOfMessages, readMessages, summarizeChat } from './messages.ts';
import { parsePicture } from './picture.ts';
import { createReplies } from './replies.ts';
import { seedChats, seedContacts, seedProfile } from './seed.ts';

const aboutLimit = 120;
const hitLimit = 50;
const lastTime = ({ chat }: ChatContact) => (chat ? Date.parse(chat.lastMessage.time) : 0);

type EventDetail = Omit<ChatEvent, 'cursor'>;
const missed: EventDetail = { kind: 'MISSED', messages: [] };

export function createCollection(options: CollectionOptions) {
  const { store, clock, events } = options;
  /** The id of a chat is that of its contact. */
  const chats = store.table<Chat>('chat.chats', { rowName: 'chat', rows: () => seedChats(clock) });
  /** The chats that were cleared last, by contact. */
  const cleared = store.table<Chat>('chat.clearedChats', { rowName: 'cleared chat' });
  const profile = store.value('chat.profile', () => seedProfile(options.hasReplies));
  const lastMessageId = store.value('chat.lastMessageId', () =>
    Math.max(...chats.all().flatMap(({ messages }) => messages.map(({ id }) => id))),
  );

  const contacts = store.table('chat.contacts', {
    rowName: 'contact',
    rows: () => seedContacts().map((contact) => summarized(contact)),
    texts: ({ fullName, role }: ChatContact) => [fullName, role],
    facets: { status: ({ status }) => status, hasChat: ({ chat }) => String(Boolean(chat)) },
    sorts: {
      NAME_ASC: (a, b) => compareAlphabetically(a.fullName, b.fullName),
      NAME_DESC: (a, b) => compareAlphabetically(b.fullName, a.fullName),
      LATEST: (a, b) => lastTime(b) - lastTime(a),
    },
  });
  const replies = createReplies(options);

  /** Contacts contain the summary of their chat, so that lists can be sorted by it. */
  function summarized(contact: ChatContact): ChatContact {
    const chat = chats.get(contact.id);
    return { ...contact, chat: chat ? summarizeChat(chat) : null };
  }

  function conversation(contactId: number): Conversation {
    return { contact: contacts.find(contactId), chat: chats.get(contactId) ?? null };
  }

  /** Returns the chats, the oldest first. */
  function begun(): Chat[] {
    return chats.all().sort((a, b) => firstId(a) - firstId(b));
  }

  /** Replaces or removes a chat. */
  function keep(contactId: number, chat: Chat | undefined, changes: Partial<ChatContact> = {}) {
    if (chat) chats.put(chat);
    else chats.remove(contactId);
    contacts.replace(summarized({ ...contacts.find(contactId), ...changes }));
    return conversation(contactId);
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

  function newMessage(text: string, senderId: number): ChatMessage {
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

  function add(id: number, message: ChatMessage, changes: Partial<Chat & ChatContact> = {}) {
    const before = chats.get(id);
    const { unseenCount = before?.unseenCount ?? 0, ...contactChanges } = changes;
    const chat: Chat = before
      ? { ...before, unseenCount, messages: [...before.messages, message] }
      : { id, userId: id, unseenCount, messages: [message] };
    const { contact } = keep(id, chat, contactChanges);
    publish('WRITTEN', contact, [message]);
    return { contactId: id, message, chat, newChat: before ? null : chat, contact };
  }

  return {
    contacts: contacts.all,
    chatted: (): ChatContact[] => begun().map(({ userId }) => contacts.find(userId)),
    profile: profile.get,
    conversation,

    page({ statuses, hasChat, sortBy, ...args }: QueryChatContactPageArgs): ChatContactPage {
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

    messages: (args: QueryChatMessagesArgs) =>
      pageOfMessages(conversation(args.contactId).chat?.messages ?? [], args),

    pictures: (contactId: number): ChatMessage[] =>
      (conversation(contactId).chat?.messages ?? []).filter(({ picture }) => picture).reverse(),

    search(q: string): ChatSearchResult {
      if (q.trim() === '') return { contacts: [], hits: [], hitTotal: 0 };

      const found = begun().flatMap(({ userId, messages }) =>
        messages
          .filter(({ text }) => contains(text, q))
          .map((message) => ({ contact: contacts.find(userId), message })),
      );
      found.sort((a, b) => b.message.id - a.message.id);
      const people = contacts.select({ q, sort: 'NAME_ASC' }).rows;
      return { contacts: people, hits: found.slice(0, hitLimit), hitTotal: found.length };
    },

    open(contactId: number): Conversation {
      const opened = conversation(contactId);
      if (!opened.chat?.unseenCount) return opened;
      const seen = keep(contactId, { ...opened.chat, unseenCount: 0 });
      publish('CHANGED', seen.contact);
      return seen;
    },

    send({
      message: { contact, message: text },
      key,
      picture,
    }: MutationSendMessageArgs): SentMessage {
      const { id } = contact;
      const to = contacts.get(id);
      // The contract requires 400 here, and 404 for opening a chat with an unknown contact.
      if (!to) throw badInput('message.contact.id', `must be a contact, not ${id}.`);
      if (to.isBlocked) throw conflict(`${to.fullName} is blocked. Unblock to write again.`);
      const before = chats.get(id);
      const twin = key ? before?.messages.findLast((one) => one.key === key) : undefined;
      if (before && twin) {
        return { contactId: id, message: twin, chat: before, newChat: null, contact: to };
      }

      const storedPicture = picture ? parsePicture(picture) : null;
      const sent = add(id, {
        ...newMessage(text, profile.get().id),
        delivery: to.status === 'OFFLINE' ? 'SENT' : 'DELIVERED',
        picture: storedPicture,
        key: key ?? null,
      });
      // A contact who is typing already finishes that first.
      if (!to.isTyping) replies.schedule(id, to.status);
      return sent;
    },

    clear(contactId: number): Conversation {
      const { chat } = conversation(contactId);
      if (!chat) return conversation(contactId);
      replies.cancel(contactId);
      cleared.put(chat);
      const empty = keep(contactId, undefined, { isTyping: false });
      publish('CLEARED', empty.contact);
      return empty;
    },

    restore(contactId: number): Conversation {
      const { chat } = conversation(contactId);
      const gone = cleared.get(contactId);
      if (!gone) throw conflict('No chat of this contact was cleared.');
      cleared.remove(contactId);
      const whole = keep(contactId, chat ? joinChats(gone, chat) : gone);
      publish('RESTORED', whole.contact);
      return whole;
    },

    updateContact({ id, ...changes }: UpdateChatContactInput): ChatContact {
      const before = contacts.find(id);
      const isBlocked = changes.isBlocked ?? before.isBlocked;
      if (isBlocked) replies.cancel(id);
      const isTyping = before.isTyping && !isBlocked;
      const contact = contacts.replace({ ...before, ...omitAbsent(changes), isTyping });
      publish('CHANGED', contact);
      return contact;
    },

    updateProfile(changes: UpdateChatProfileInput): ChatProfile {
      const { about, status, ...settings } = omitAbsent(changes);
      if (about && about.length > aboutLimit) {
        throw badInput('profile.about', `must not be longer than ${aboutLimit} characters.`);
      }

      profile.set({
        ...profile.get(),
        ...omitAbsent({ about, status }),
        settings: { ...profile.get().settings, ...settings },
      });
      publish('PROFILE');
      return profile.get();
    },

    /** Marks all messages as read by a contact, who starts to type if replies are on. */
    markReadByContact(contactId: number) {
      const { contact, chat } = conversation(contactId);
      if (!chat || contact.isBlocked) return;

      const isTyping = profile.get().settings.areRepliesOn;
      const messages = readMessages(chat.messages);
      const changed = messages.filter((message, index) => message !== chat.messages[index]);
      const read = keep(contactId, { ...chat, messages }, { isTyping });
      publish('CHANGED', read.contact, changed);
      if (isTyping) replies.type(contactId, chat.messages.findLast(({ isOwn }) => !isOwn)?.text);
    },

    /** Adds the message that a contact has typed. */
    reply(contactId: number, text: string) {
      if (!contacts.find(contactId).isTyping) return;
      const unseenCount = (chats.get(contactId)?.unseenCount ?? 0) + 1;
      add(contactId, newMessage(text, contactId), { unseenCount, isTyping: false });
    },

    cursor: events.cursor,

    /** Yields the events from now on, or after `since`. */
    watch: (since?: string | null) =>
      events.watch(
        'chat',
        since,
        ({ cursor, detail = missed }: PublishedEvent<EventDetail> | MissedEvents) => ({
          chatEvents: { ...detail, cursor },
        }),
      ),
  };
}
