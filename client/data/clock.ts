import { useSyncExternalStore } from 'react';
import { currentPoint } from './branch.ts';
import { browserStorage, readStored, storageKeys, tabStorage, writeStored } from './storage.ts';
import { createStore } from './store.ts';

/** The time in milliseconds between two checks of the clock. */
const interval = 1000;

/**
 * The clock of the branch, as the header `X-Clock` contains it: the time of a frozen clock, or the difference of a running clock in
 * milliseconds. Null for the clock of the server. It is stored, because the first screen is prepared before a response. A new tab
 * starts with the clock that another tab has received.
 */
const storages = [tabStorage, browserStorage];
const setting = createStore(readSetting());

function readSetting(): string | null {
  for (const storage of storages) {
    const stored = readStored(storageKeys.clock, storage) as Record<string, unknown> | null;
    if (stored?.point === currentPoint.get() && isSetting(stored.setting)) return stored.setting;
  }
  return null;
}

/** Returns whether a text is a clock whose time is a valid date. */
function isSetting(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    !Number.isNaN(new Date(computeTime(text, getDeviceTime())).getTime())
  );
}

function computeTime(text: string, deviceTime: number): number {
  const offset = Number(text);
  return Number.isNaN(offset) ? Date.parse(text) : deviceTime + offset;
}

/** Sets the clock to that of the branch. The response of another server, such as a proxy, does not contain a clock. */
export function setClock({ ok, headers }: Pick<Response, 'ok' | 'headers'>) {
  const text = headers.get('x-clock');
  if (!ok && text === null) return;
  const newSetting = isSetting(text) ? text : null;
  if (newSetting === setting.get()) return;
  for (const storage of storages) {
    if (newSetting === null) storage.removeItem(storageKeys.clock);
    else
      writeStored(storageKeys.clock, { point: currentPoint.get(), setting: newSetting }, storage);
  }
  setting.set(newSetting);
}

/** Returns the time of this device in milliseconds, for the expiry of tokens and for durations. */
export function getDeviceTime(): number {
  return Date.now();
}

/** Returns the time of the branch in milliseconds. All dates in the data are compared with it. */
export function getTime(): number {
  const text = setting.get();
  return text === null ? getDeviceTime() : computeTime(text, getDeviceTime());
}

/** Returns the time of the branch. */
export const getNow = (): Date => new Date(getTime());

/** Returns the day of today in the time zone of the viewer: `2026-03-09`. Swedish dates have this format. */
export const getToday = (): string => getNow().toLocaleDateString('sv');

/** Returns yesterday in UTC, which is the latest date of birth that the server accepts. */
export const getLatestBirthDate = (): string =>
  new Date(getTime() - 86_400_000).toISOString().slice(0, 10);

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const notify = () => {
  for (const listener of [...listeners]) listener();
};
setting.subscribe(notify);

/** Calls the listener regularly, and when the page becomes visible, because timers do not run while the device sleeps. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(notify, interval);
    document.addEventListener('visibilitychange', notify);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

/** Returns the time of the branch. The component is rendered again after each `period` in milliseconds. */
export function useNow(period: number): Date {
  useSyncExternalStore(subscribe, () => Math.floor(getTime() / period));
  return getNow();
}

/** Returns the start of today in milliseconds. A component that uses it is rendered again at midnight. */
export const useToday = (): number =>
  useSyncExternalStore(subscribe, () => getNow().setHours(0, 0, 0, 0));
