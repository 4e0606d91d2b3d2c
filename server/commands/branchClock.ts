import type { Store } from '../store/createStore.ts';

/** How the clock of a branch differs from that of the server. */
export interface ClockSetting {
  /** The time at which it stands still; null if it runs. */
  frozenAt: string | null;
  /** The difference in milliseconds while it runs. */
  offset: number;
}

const serverTime: ClockSetting = { frozenAt: null, offset: 0 };

/** Creates the clock of a branch. Its setting is part of the store, so that replicas and restarts have the same. */
export function createBranchClock(store: Store, serverNow: () => Date) {
  const setting = store.value<ClockSetting>('gateway.clock', () => serverTime);

  function now(): Date {
    const { frozenAt, offset } = setting.get();
    if (frozenAt !== null) return new Date(frozenAt);
    return offset === 0 ? serverNow() : new Date(serverNow().getTime() + offset);
  }

  const offsetAt = (time: Date) => time.getTime() - serverNow().getTime();

  return {
    now,
    setting: setting.get,
    set: setting.set,
    isFrozen: () => setting.get().frozenAt !== null,
    /** Returns the difference to the clock of the server in milliseconds. */
    offset: () => offsetAt(now()),

    /** Return settings, which the command `gateway.setClock` stores. */
    frozen: (at = now()) => ({ setting: { frozenAt: at.toISOString(), offset: 0 } }),
    running: () => ({ setting: { frozenAt: null, offset: offsetAt(now()) } }),
    reset: () => ({ setting: serverTime }),
    after(milliseconds: number) {
      const { frozenAt, offset } = setting.get();
      return {
        setting:
          frozenAt === null
            ? { frozenAt, offset: offset + milliseconds }
            : { frozenAt: new Date(Date.parse(frozenAt) + milliseconds).toISOString(), offset: 0 },
      };
    },
  };
}

export type BranchClock = ReturnType<typeof createBranchClock>;
