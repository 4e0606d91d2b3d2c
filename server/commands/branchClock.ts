import { badInput } from '../errors.ts';
import type { Services } from '../services/createServices.ts';
import type { Store } from '../store/createStore.ts';
import { addDuration, isInTimeRange } from '../values/times.ts';

/** The difference between the clock of a branch and the clock of the server. */
export interface ClockSetting {
  /** The time of a frozen clock; null if the clock runs. */
  frozenAt: string | null;
  /** The difference in milliseconds of a running clock. */
  offset: number;
}

const serverTime: ClockSetting = { frozenAt: null, offset: 0 };

/** Creates the clock of a branch. Its setting is part of the store: replicas and restarts have the same setting. */
export function createBranchClock(
  store: Store,
  { now: serverNow, hasFrozenClock }: Pick<Services, 'now' | 'hasFrozenClock'>,
) {
  const setting = store.value<ClockSetting>('gateway.clock', () => serverTime);

  function now(): Date {
    const { frozenAt, offset } = setting.get();
    if (frozenAt !== null) return new Date(frozenAt);
    return offset === 0 ? serverNow() : addDuration(serverNow(), offset);
  }

  const computeOffset = (time: Date) => time.getTime() - serverNow().getTime();

  return {
    now,
    setting: setting.get,
    set: setting.set,
    isFrozen: () => setting.get().frozenAt !== null,
    /** Returns the current difference to the clock of the server in milliseconds. */
    offset: () => computeOffset(now()),
    /**
     * Returns the header `X-Clock`: the time of a frozen clock, or the difference of a running clock in milliseconds. Undefined
     * without a difference.
     */
    toHeader(): string | undefined {
      const { frozenAt, offset } = setting.get();
      if (hasFrozenClock || frozenAt !== null) return now().toISOString();
      return offset === 0 ? undefined : String(offset);
    },

    // The following functions return the arguments of the command `gateway.setClock`.
    toFrozen: (at = now()) => ({ setting: { frozenAt: at.toISOString(), offset: 0 } }),
    toRunning: () => ({ setting: { frozenAt: null, offset: computeOffset(now()) } }),
    toServerTime: () => ({ setting: serverTime }),
    toAdvanced(milliseconds: number) {
      const { frozenAt, offset } = setting.get();
      if (!isInTimeRange(now().getTime() + milliseconds)) {
        throw badInput('clock.advance', 'must not advance the clock beyond the year 9999.');
      }
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
