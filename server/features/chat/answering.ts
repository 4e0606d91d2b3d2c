import type { ChatStatus } from '../../gql/resolvers.ts';
import type { World } from '../../world.ts';

/** How long somebody takes to look at a message, in milliseconds. Who is offline does not look. */
const looksAfter: Record<Exclude<ChatStatus, 'OFFLINE'>, number> = {
  ONLINE: 1500,
  BUSY: 4000,
  AWAY: 6000,
};

/** How long it takes to write a text. */
const typingTime = (text: string) => Math.min(5000, 1000 + text.length * 30);

interface Commands {
  /** The contact looks, and says what it will answer; undefined when it does not. */
  look: (contactId: number) => string | undefined;
  say: (contactId: number, text: string) => void;
}

/** When contacts look at what was written to them, and when they answer. */
export function createAnswering({ timers }: Pick<World, 'timers'>, { look, say }: Commands) {
  const pending = new Map<number, () => void>();

  function later(contactId: number, milliseconds: number, task: () => void) {
    pending.get(contactId)?.();
    if (timers) pending.set(contactId, timers.after(milliseconds, task));
  }

  function stop(contactId: number) {
    pending.get(contactId)?.();
    pending.delete(contactId);
  }

  return {
    stop,

    /** Something was written to the contact. Several messages in a row get one answer. */
    start(contactId: number, status: ChatStatus) {
      if (status === 'OFFLINE') return;
      later(contactId, looksAfter[status], () => {
        pending.delete(contactId);
        const text = look(contactId);
        if (text === undefined) return;
        later(contactId, typingTime(text), () => {
          pending.delete(contactId);
          say(contactId, text);
        });
      });
    },
  };
}
