import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export type TaskEditorState = ReturnType<typeof useTaskEditor>;

/** Which task the editor shows, kept in the URL: `?task=7`, `?task=new`, or none. */
export function useTaskEditor() {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const task = search.get('task');
  const [shown, setShown] = useState({ task, isOpen: task !== null, opening: 0 });
  const opener = useRef<Element>(null);
  const closing = useRef<{ task: string | null; at: number }>({ task: null, at: 0 });

  if (task !== null && (!shown.isOpen || task !== shown.task)) {
    setShown({ task, isOpen: true, opening: shown.opening + 1 });
  }
  if (task === null && shown.isOpen) setShown({ ...shown, isOpen: false });

  useEffect(() => {
    if (task !== null) opener.current = document.activeElement;
  }, [task]);

  // A double click opens a task twice: going back once is then not enough.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells where we have arrived
  useEffect(() => {
    if (task === null || task !== closing.current.task) closing.current.task = null;
    else if (state === opened) navigate(-1);
  }, [key]);

  return {
    /** Once opened it stays mounted, so that it can slide out. */
    isNeeded: shown.task !== null,
    isOpen: task !== null,
    /** The task on show, also while it slides out. */
    task: shown.task,
    /** Counts openings, so that each one starts afresh. */
    opening: shown.opening,

    open(id: string) {
      setSearch((current) => withTask(current, id), { state: opened, preventScrollReset: true });
    },

    /** Goes back to the board that it was opened from, so that the back button does not stop there twice. */
    close() {
      if (state !== opened) {
        const options = { replace: true, preventScrollReset: true };
        return setSearch((current) => withTask(current, null), options);
      }

      // Going back takes a moment; a second Escape in it would leave the board.
      if (Date.now() - closing.current.at < 1000) return;
      closing.current = { task, at: Date.now() };
      navigate(-1);
    },

    /** Goes back to where the editor was opened from, or to its task, or to the page. */
    returnFocus() {
      const places = [
        opener.current === document.body ? null : opener.current,
        document.getElementById(`task-${shown.task}`),
        document.getElementById('content'),
      ];
      const place = places.find((one) => one?.isConnected);
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
  };
}

/** Marks an address that was reached from the board. */
export const opened = 'opened from the board';

/** The same address with another task open. */
export function withTask(search: URLSearchParams, task: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (task) next.set('task', task);
  else next.delete('task');
  return next;
}

/** Whether an address is one of another screen, or shows another task. */
export function isAnotherTask(from: Location, to: Location): boolean {
  const taskIn = ({ search }: Location) => new URLSearchParams(search).get('task');
  return from.pathname !== to.pathname || taskIn(from) !== taskIn(to);
}
