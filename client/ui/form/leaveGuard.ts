import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { session } from '../../session/session.ts';

export interface LeaveGuard {
  isDirty: () => boolean;
  /** Returns whether a navigation leaves the form. The default compares the paths. */
  isLeaving?: (from: Location, to: Location) => boolean;
  /** The text of the dialog that asks before changes are discarded. */
  text?: string;
  /** Called when the user has confirmed that the changes are discarded. */
  onDiscard: () => void;
}

/** The guards of all forms on the screen. The router supports only one blocker, so that `LeavePrompt` checks all of them. */
const guards = new Set<{ current: LeaveGuard }>();

/** Asks for confirmation before a navigation or the end of the page discards changes. */
export function useLeaveGuard(guard: LeaveGuard) {
  const latest = useRef(guard);

  useEffect(() => {
    latest.current = guard;
  });
  useEffect(() => {
    guards.add(latest);
    return () => void guards.delete(latest);
  }, []);
}

/** Returns the guards of forms with unsaved changes. When the session has ended, nothing holds the user on the screen. */
export const listDirtyGuards = () =>
  session.get() === null
    ? []
    : [...guards].map(({ current }) => current).filter((guard) => guard.isDirty());

/** Returns the guards of unsaved changes that a navigation would discard. */
export const listLeftGuards = (from: Location, to: Location) =>
  listDirtyGuards().filter(({ isLeaving = isOtherPath }) => isLeaving(from, to));

const isOtherPath = (from: Location, to: Location) => from.pathname !== to.pathname;
