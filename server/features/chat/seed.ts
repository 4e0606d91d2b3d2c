import type { Clock } from '../../collections.ts';
import type { Chat, ChatContact, ChatMessage, ChatProfile, ChatStatus } from '../../gql/types.ts';
import { findPerson, getAvatarUrl } from '../../sample/people.ts';
import { sampleChats } from './chats.seed.ts';

/** The id by which clients recognize the viewer's own messages. */
const ownId = 11;

/** The sample contacts. The first contact has the id 1. */
const sampleContacts: [key: string, status: ChatStatus][] = [
  ['rui-tavares', 'ONLINE'],
  ['amina-diallo', 'BUSY'],
  ['henrik-dahl', 'OFFLINE'],
  ['meilin-zhou', 'ONLINE'],
  ['jonas-brandt', 'AWAY'],
  ['priya-raman', 'BUSY'],
  ['camille-rousseau', 'ONLINE'],
  ['daniel-whitby', 'OFFLINE'],
  ['beatriz-nogueira', 'BUSY'],
  ['owen-hartley', 'AWAY'],
];

export function seedContacts(): ChatContact[] {
  return sampleContacts.map(([key, status], index) => {
    const { fullName, post, about, email, phone, office } = findPerson(key);
    const avatar = getAvatarUrl(key);
    const state = { isTyping: false, isMuted: false, isBlocked: false, isImportant: false };
    const details = { fullName, role: post, about, avatar, status, email, phone, office };
    return { id: index + 1, ...details, ...state };
  });
}

export function seedChats({ now }: Clock): Chat[] {
  const currentTime = now().getTime();
  let id = 0;

  function createMessage(
    minutesAgo: number,
    isOwn: boolean,
    text: string,
    contactId: number,
  ): ChatMessage {
    id += 1;
    const time = new Date(currentTime - minutesAgo * 60_000).toISOString();
    const senderId = isOwn ? ownId : contactId;
    const delivery = isOwn ? 'READ' : null;
    return { id, text, time, senderId, isOwn, delivery, picture: null, key: null };
  }

  return sampleChats.map(({ contactId, unseenCount, lines }) => ({
    id: contactId,
    userId: contactId,
    unseenCount,
    messages: lines.map(([minutesAgo, sender, text]) =>
      createMessage(minutesAgo, sender === 'me', text, contactId),
    ),
  }));
}

export function seedProfile(hasReplies: boolean): ChatProfile {
  const { fullName, post, about } = findPerson('ines-okafor');
  return {
    id: ownId,
    fullName,
    role: post,
    about,
    avatar: getAvatarUrl('ines-okafor'),
    status: 'ONLINE',
    settings: {
      isTwoStepVerificationOn: true,
      areNotificationsOn: false,
      areRepliesOn: hasReplies,
    },
  };
}
