import type { Message } from './chatCache.ts';

/** An entry of the message list. */
export type Entry =
  | { kind: 'day'; key: string; time: string }
  | { kind: 'new'; key: string }
  | { kind: 'group'; key: string; isOwn: boolean; messages: Message[] };

/** The pause in milliseconds after which a new group starts. */
const groupPause = 5 * 60_000;

/** Groups messages by sender and day. An entry marks the first new message. */
export function createEntries(messages: Message[], firstNewId: number | null): Entry[] {
  const entries: Entry[] = [];
  let previous: Message | undefined;

  for (const message of messages) {
    const isNewDay = !previous || formatDay(previous.time) !== formatDay(message.time);
    if (isNewDay) entries.push({ kind: 'day', key: `day-${message.id}`, time: message.time });
    if (message.id === firstNewId) entries.push({ kind: 'new', key: 'new' });

    const last = entries.at(-1);
    if (last?.kind === 'group' && previous && isContinuation(previous, message)) {
      last.messages.push(message);
    } else {
      const { id, isOwn } = message;
      entries.push({ kind: 'group', key: `group-${id}`, isOwn, messages: [message] });
    }
    previous = message;
  }
  return entries;
}

function isContinuation(a: Message, b: Message): boolean {
  return a.isOwn === b.isOwn && Date.parse(b.time) - Date.parse(a.time) < groupPause;
}

function formatDay(time: string): string {
  return new Date(time).toDateString();
}

/** Returns the id of the first unseen message of the contact. The unseen messages are the latest messages. */
export function findFirstUnseen(messages: Message[], unseenCount: number): number | null {
  if (unseenCount === 0) return null;
  return messages.filter(({ isOwn }) => !isOwn).at(-unseenCount)?.id ?? null;
}
