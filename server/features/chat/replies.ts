import type { CollectionOptions } from '../../collections.ts';
import type { ChatStatus } from '../../gql/types.ts';
import { addDuration } from '../../values/times.ts';

/** The possible replies of each sample contact, by the id of the contact. */
const repliesByContact: Record<number, string[]> = {
  1: [
    'Can do. The pallet is by door three.',
    'Let me count again, I will be back in ten minutes.',
    'It is on the lorry already. I saw it go.',
    'Tell them Thursday. Thursday I can promise.',
  ],
  2: [
    'Thank you, I will tell the customer straight away.',
    'Already solved. The report follows.',
    'I have her on the other line. One moment.',
    'Good idea. I will add it to the notes of the case.',
  ],
  3: [
    'I will call them this afternoon.',
    'Which floor? It matters for the lift.',
    'They said yes. The contract is on its way.',
    'Shall we talk? Five minutes will do.',
  ],
  4: [
    'I have a drawing of that. I will bring it over.',
    'Give me until lunch, I want to try a softer edge.',
    'Yes. In oak, please, not in white.',
    'The prototype says no, but the next one will say yes.',
  ],
  5: [
    'Booked. It is in this month.',
    'Could you send me the invoice number?',
    'The numbers agree. I like it when they do.',
    'Tomorrow, please: today is month end.',
  ],
  6: [
    'Done. Sign in again and it will be there.',
    'I can see it here as well. Give me a quarter of an hour.',
    'Have you tried the other cable? The labelled one.',
    'I will look after the backup has run.',
  ],
  7: [
    'Perfect, I will put it into the quote.',
    'The customer in Lyon asks for the same thing.',
    'I am on the train. I will answer properly at four.',
    'Agreed. Twelve desks, and the lamps as a gift.',
  ],
  8: [
    'The team is on site until six.',
    'All put up, and swept.',
    'We need one more pair of hands for the long table.',
    'Send me the floor plan and I will tell you.',
  ],
  9: [
    'Of course. I will put it into the calendar.',
    'She starts on the first, by the window.',
    'Thank you for telling me. I will ask the team.',
    'Let us keep that between us until Friday.',
  ],
  10: [
    'I will pass it on to the early shift.',
    'Noted. Anything else for Leeds?',
    'That works for us.',
    'Give me a minute to look it up.',
  ],
};

/** The possible replies of other contacts. */
const defaultReplies = ['Thank you, I will look at it.', 'Noted. I will come back to you.'];

/** The delay in milliseconds before a contact reads a message. Offline contacts do not read messages. */
const readDelays: Record<Exclude<ChatStatus, 'OFFLINE'>, number> = {
  ONLINE: 1500,
  BUSY: 4000,
  AWAY: 6000,
};

/** Returns the time in milliseconds that a contact needs to type a text. */
const getTypingTime = (text: string) => Math.min(5000, 1000 + text.length * 30);

/** Creates the timers of replies. A contact first reads a message, then types the reply. */
export function createReplies({
  clock,
  random,
  timers,
}: Pick<CollectionOptions, 'clock' | 'random' | 'timers'>) {
  const getTimerKey = (contactId: number) => `chat.reply:${contactId}`;
  const addToNow = (milliseconds: number) => addDuration(clock.now(), milliseconds).toISOString();

  return {
    /** Schedules the time when a contact reads a message. Several messages in a row get one reply. */
    scheduleReading(contactId: number, status: ChatStatus) {
      if (status === 'OFFLINE') return;
      timers.schedule({
        key: getTimerKey(contactId),
        at: addToNow(readDelays[status]),
        field: 'chat.read',
        args: { contactId },
      });
    },

    /** Chooses a reply that differs from the last message of the contact, and schedules the time when it is sent. */
    scheduleTyping(contactId: number, lastText: string | undefined) {
      const choices = (repliesByContact[contactId] ?? defaultReplies).filter(
        (line) => line !== lastText,
      );
      const text = choices[Math.floor(random() * choices.length)] as string;
      timers.schedule({
        key: getTimerKey(contactId),
        at: addToNow(getTypingTime(text)),
        field: 'chat.reply',
        args: { contactId, text },
      });
    },

    cancelTimer: (contactId: number) => timers.cancel(getTimerKey(contactId)),
  };
}

export type Replies = ReturnType<typeof createReplies>;
