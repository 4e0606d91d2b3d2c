import type { InternalCommand } from '../../feature.ts';

type Timers = {
  'chat.read': InternalCommand<{ contactId: number }>;
  'chat.reply': InternalCommand<{ contactId: number; text: string }>;
};

/** The commands of the timers that `replies.ts` schedules. */
export const timers: Timers = {
  'chat.read': (_, { contactId }, { collections }) => collections.chat.markReadByContact(contactId),
  'chat.reply': (_, { contactId, text }, { collections }) =>
    collections.chat.addReply(contactId, text),
};
