import { useSyncExternalStore } from 'react';

/** The time in milliseconds between two checks of the day. */
const interval = 10_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const notify = () => {
  for (const listener of listeners) listener();
};

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

/** Returns the start of today in milliseconds. A component that uses it is rendered again at midnight. */
export const useToday = (): number =>
  useSyncExternalStore(subscribe, () => new Date().setHours(0, 0, 0, 0));
