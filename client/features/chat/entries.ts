import type { Message } from './pages.ts';

/** What a log shows, one below the other. */
export type Entry =
  | { kind: 'day'; key: string; time: string }
  | { kind: 'new'; key: string }
  | { kind: 'group'; key: string; isOwn: boolean; messages: Message[] };

/** A pause after which somebody begins anew. */
const pause = 5 * 60_000;

/** Messages in groups of one sender, under their days, with a line before the first new one. */
export function entriesOf(messages: Message[], firstNewId: number | null): Entry[] {
  const entries: Entry[] = [];
  let previous: Message | undefined;

  for (const message of messages) {
    const isNewDay = !previous || dayOf(previous.time) !== dayOf(message.time);
    if (isNewDay) entries.push({ kind: 'day', key: `day-${message.id}`, time: message.time });
    if (message.id === firstNewId) entries.push({ kind: 'new', key: 'new' });

    const last = entries.at(-1);
    if (last?.kind === 'group' && previous && continues(previous, message)) {
      last.messages.push(message);
    } else {
      const { id, isOwn } = message;
      entries.push({ kind: 'group', key: `group-${id}`, isOwn, messages: [message] });
    }
    previous = message;
  }
  return entries;
}

function continues(a: Message, b: Message): boolean {
  return a.isOwn === b.isOwn && Date.parse(b.time) - Date.parse(a.time) < pause;
}

function dayOf(time: string): string {
  return new Date(time).toDateString();
}

/** The first of so many latest messages of the contact. */
export function firstUnseen(messages: Message[], unseenCount: number): number | null {
  if (unseenCount === 0) return null;
  return messages.filter(({ isOwn }) => !isOwn).at(-unseenCount)?.id ?? null;
}
