import { badInput, conflict } from '../../errors.ts';
import type { Change, Events, Missed } from '../../events.ts';
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
import { contains, present } from '../../rows.ts';
import { alphabetical } from '../../table/sorting.ts';
import { createTable } from '../../table/table.ts';
import type { World } from '../../world.ts';
import { createAnswering } from './answering.ts';
import { firstId, joined, pageOfMessages, readMessages, summaryOf } from './messages.ts';
import { pictureOf } from './picture.ts';
import { replyOf } from './replies.ts';
import { seedChats, seedContacts, seedProfile } from './seed.ts';

const aboutLimit = 120;
const hitLimit = 50;
const lastTime = ({ chat }: ChatContact) => (chat ? Date.parse(chat.lastMessage.time) : 0);

type Happening = Omit<ChatEvent, 'cursor'>;
const missed: Happening = { kind: 'MISSED', messages: [] };

export function createCollection(world: World, events: Events) {
  /** By contact. */
  const chats = new Map(seedChats(world).map((chat) => [chat.userId, chat]));
  /** What was cleared last, by contact. */
  const cleared = new Map<number, Chat>();
  let profile = seedProfile(world);
  let lastMessageId = Math.max(
    ...[...chats.values()].flatMap(({ messages }) => messages.map(({ id }) => id)),
  );

  const contacts = createTable({
    name: 'contact',
    rows: seedContacts().map((contact) => summarized(contact)),
    texts: ({ fullName, role }) => [fullName, role],
    facets: { status: ({ status }) => status, hasChat: ({ chat }) => String(Boolean(chat)) },
    sorts: {
      NAME_ASC: (a, b) => alphabetical(a.fullName, b.fullName),
      NAME_DESC: (a, b) => alphabetical(b.fullName, a.fullName),
      LATEST: (a, b) => lastTime(b) - lastTime(a),
    },
  });
  const answering = createAnswering(world, { look, say });

  /** Contacts carry the summary of their chat, so that lists can be ordered by it. */
  function summarized(contact: ChatContact): ChatContact {
    const chat = chats.get(contact.id);
    return { ...contact, chat: chat ? summaryOf(chat) : null };
  }

  function conversation(contactId: number): Conversation {
    return { contact: contacts.find(contactId), chat: chats.get(contactId) ?? null };
  }

  /** The chats there are; who began last comes last. */
  function begun(): Chat[] {
    return [...chats.values()].sort((a, b) => firstId(a) - firstId(b));
  }

  /** Puts a new version of a chat in its place, or takes it away. */
  function keep(contactId: number, chat: Chat | undefined, changes: Partial<ChatContact> = {}) {
    if (chat) chats.set(contactId, chat);
    else chats.delete(contactId);
    contacts.replace(summarized({ ...contacts.find(contactId), ...changes }));
    return conversation(contactId);
  }

  function tell(kind: ChatEvent['kind'], contact?: ChatContact, messages: ChatMessage[] = []) {
    const detail: Happening = {
      kind,
      contact: contact ?? null,
      messages,
      profile: kind === 'PROFILE' ? profile : null,
    };
    events.publish('chat', detail);
  }

  function newMessage(text: string, senderId: number): ChatMessage {
    lastMessageId += 1;
    return {
      id: lastMessageId,
      text,
      time: world.now().toISOString(),
      senderId,
      isOwn: senderId === profile.id,
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
    tell('WRITTEN', contact, [message]);
    return { contactId: id, message, chat, newChat: before ? null : chat, contact };
  }

  /** The contact has seen everything, and begins to write, if it is going to. */
  function look(contactId: number): string | undefined {
    const { contact, chat } = conversation(contactId);
    if (!chat || contact.isBlocked) return undefined;

    const isAnswering = profile.settings.areRepliesOn;
    const messages = readMessages(chat.messages);
    const changed = messages.filter((message, index) => message !== chat.messages[index]);
    const read = keep(contactId, { ...chat, messages }, { isTyping: isAnswering });
    tell('CHANGED', read.contact, changed);
    if (!isAnswering) return undefined;
    const last = chat.messages.findLast(({ isOwn }) => !isOwn)?.text;
    return replyOf(contactId, last, world.random);
  }

  function say(contactId: number, text: string) {
    if (!contacts.find(contactId).isTyping) return;
    const unseenCount = (chats.get(contactId)?.unseenCount ?? 0) + 1;
    add(contactId, newMessage(text, contactId), { unseenCount, isTyping: false });
  }

  return {
    contacts: contacts.all,
    chatted: (): ChatContact[] => begun().map(({ userId }) => contacts.find(userId)),
    profile: (): ChatProfile => profile,
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
      tell('CHANGED', seen.contact);
      return seen;
    },

    send({
      message: { contact, message: text },
      key,
      picture,
    }: MutationSendMessageArgs): SentMessage {
      const { id } = contact;
      const to = contacts.get(id);
      // The contract answers 400 here, and 404 when a chat is opened with nobody.
      if (!to) throw badInput('message.contact.id', `must be a contact, not ${id}.`);
      if (to.isBlocked) throw conflict(`${to.fullName} is blocked. Unblock to write again.`);
      const before = chats.get(id);
      const twin = key ? before?.messages.findLast((one) => one.key === key) : undefined;
      if (before && twin) {
        return { contactId: id, message: twin, chat: before, newChat: null, contact: to };
      }

      const kept = picture ? pictureOf(picture) : null;
      const sent = add(id, {
        ...newMessage(text, profile.id),
        delivery: to.status === 'OFFLINE' ? 'SENT' : 'DELIVERED',
        picture: kept,
        key: key ?? null,
      });
      // Whoever is writing already finishes first.
      if (!to.isTyping) answering.start(id, to.status);
      return sent;
    },

    clear(contactId: number): Conversation {
      const { chat } = conversation(contactId);
      if (!chat) return conversation(contactId);
      answering.stop(contactId);
      cleared.set(contactId, chat);
      const empty = keep(contactId, undefined, { isTyping: false });
      tell('CLEARED', empty.contact);
      return empty;
    },

    restore(contactId: number): Conversation {
      const { chat } = conversation(contactId);
      const gone = cleared.get(contactId);
      if (!gone) throw conflict('No chat of this contact was cleared.');
      cleared.delete(contactId);
      const whole = keep(contactId, chat ? joined(gone, chat) : gone);
      tell('RESTORED', whole.contact);
      return whole;
    },

    updateContact({ id, ...changes }: UpdateChatContactInput): ChatContact {
      const before = contacts.find(id);
      const isBlocked = changes.isBlocked ?? before.isBlocked;
      if (isBlocked) answering.stop(id);
      const isTyping = before.isTyping && !isBlocked;
      const contact = contacts.replace({ ...before, ...present(changes), isTyping });
      tell('CHANGED', contact);
      return contact;
    },

    updateProfile(changes: UpdateChatProfileInput): ChatProfile {
      const { about, status, ...settings } = present(changes);
      if (about && about.length > aboutLimit) {
        throw badInput('profile.about', `must not be longer than ${aboutLimit} characters.`);
      }

      profile = {
        ...profile,
        ...present({ about, status }),
        settings: { ...profile.settings, ...settings },
      };
      tell('PROFILE');
      return profile;
    },

    cursor: (): string => events.cursor('chat'),

    /** What happens from now on, or since. */
    watch: (since?: string | null) =>
      events.watch('chat', since, ({ cursor, detail = missed }: Change<Happening> | Missed) => ({
        chatEvents: { ...detail, cursor },
      })),
  };
}
