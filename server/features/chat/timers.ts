import type { TimerCommand } from '../../feature.ts';

type Timers = {
  'chat.read': TimerCommand<{ contactId: number }>;
  'chat.reply': TimerCommand<{ contactId: number; text: string }>;
};

/** The commands of the timers that `replies.ts` schedules. */
export const timers: Timers = {
  'chat.read': (_, { contactId }, { collections }) => collections.chat.markReadByContact(contactId),
  'chat.reply': (_, { contactId, text }, { collections }) =>
    collections.chat.reply(contactId, text),
};
