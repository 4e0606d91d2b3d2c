import type { Clock } from '../../collections.ts';
import type { Chat, ChatContact, ChatMessage, ChatProfile, ChatStatus } from '../../gql/types.ts';
import { findPerson, getAvatarUrl } from '../../sample/people.ts';

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

interface SampleChat {
  contactId: number;
  unseenCount: number;
  /** The messages, oldest first. */
  lines: [minutesAgo: number, sender: 'me' | 'them', text: string][];
}

const samples: SampleChat[] = [
  {
    contactId: 1,
    unseenCount: 0,
    lines: [
      [2905, 'them', 'I called the mill about batch 0719. They want to see photos first.'],
      [2890, 'me', 'Do we have any? The customer only wrote that the tops are cracked.'],
      [2884, 'them', 'Eleven tops, eleven photos. All cracked along the same glue line.'],
      [2876, 'me', 'Then it is their glue and their lorry. Ask them to collect all eleven.'],
      [1460, 'them', 'They agreed. Pick-up is on the next run, and new oak comes back on it.'],
      [1452, 'me', 'Well done. Keep one top for Farid, he wants to cut it open.'],
    ],
  },
  {
    contactId: 2,
    unseenCount: 1,
    lines: [
      [1610, 'them', 'Saskia at Polder Publishing asks where her second lorry is.'],
      [1604, 'me', 'Kwame sent it by the coast road. What did we promise her?'],
      [1598, 'them', 'Twelve bench desks before the weekend, and people to put them up.'],
      [1590, 'me', 'And what is standing there now?'],
      [1585, 'them', 'Six desks, no lamps and a very friendly caretaker.'],
      [320, 'me', 'Kwame says the lorry waits for the bridge at Utrecht. Two hours, not two days.'],
      [312, 'them', 'I will tell her so. She would rather have a bad time than no time.'],
      [305, 'me', 'Quite right. Offer to carry the lamps up as well, we pay for the hour.'],
      [296, 'them', 'Done. She asked for your address, to write to you about the caretaker.'],
      [18, 'them', 'The lorry is there. Thierry is unloading, the caretaker made coffee.'],
    ],
  },
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

  return samples.map(({ contactId, unseenCount, lines }) => ({
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
