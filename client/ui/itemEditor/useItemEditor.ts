import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The URL parameters that hold the open item: `?task=7`, or `?task=new` with presets. */
export interface ItemAddress {
  param: string;
  /** Further parameters, which only a new item has. */
  presets?: string[];
}

export type ItemEditor = ReturnType<typeof useItemEditor>;

/** The state of a link to an item from the screen below its editor: closing goes back there. */
export const openedHere = 'opened from the screen below';

/**
 * `navigate(-1)` is asynchronous: within these milliseconds, a second Escape on the same history
 * entry is ignored, because it would leave the screen. A later one counts, because the user may
 * have stayed in the dialog about unsaved changes.
 */
const closeInterval = 1000;

/** The last time this hook went back: the item and the history entry that it left. */
interface Closing {
  item: string | null;
  /** The key of the history entry. */
  key: string;
  /** In milliseconds since 1970. */
  at: number;
}

/** Returns the open item, and functions that open and close an item. */
export function useItemEditor(address: ItemAddress) {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const item = search.get(address.param);
  const [shown, setShown] = useState({ item, search, isOpen: item !== null, opening: 0 });
  const opener = useRef<Element>(null);
  const closing = useRef<Closing>({ item: null, key: '', at: 0 });

  if (item !== null && (!shown.isOpen || item !== shown.item)) {
    setShown({ item, search, isOpen: true, opening: shown.opening + 1 });
  }
  if (item === null && shown.isOpen) setShown({ ...shown, isOpen: false });

  useEffect(() => {
    if (item !== null) opener.current = document.activeElement;
  }, [item]);

  function goBack() {
    closing.current = { item, key, at: Date.now() };
    navigate(-1);
  }

  // A double click opens an item twice: going back once is then not enough.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each navigation
  useEffect(() => {
    if (item === null || item !== closing.current.item) closing.current.item = null;
    else if (state === openedHere) goBack();
  }, [key]);

  return {
    /** Once opened, the editor stays mounted for its closing animation. */
    isNeeded: shown.item !== null,
    isOpen: item !== null,
    /** The open item, also during the closing animation. */
    item: shown.item,
    /** The parameters with which it was opened. */
    search: shown.search,
    /** The number of openings: the key that resets the form. */
    opening: shown.opening,

    openNew(presets: Record<string, string> = {}) {
      setSearch((current) => withItem(current, address, 'new', presets), {
        state: openedHere,
        preventScrollReset: true,
      });
    },

    /** Goes back to the screen below, so that the browser's back button skips the editor. */
    close() {
      if (state !== openedHere) {
        const options = { replace: true, preventScrollReset: true };
        return setSearch((current) => withItem(current, address, null), options);
      }
      const isGoingBack =
        closing.current.key === key && Date.now() - closing.current.at < closeInterval;
      if (!isGoingBack) goBack();
    },

    /** Moves the focus to the link that opened the editor, or to the item, or to the page. */
    returnFocus() {
      const places = [
        opener.current === document.body ? null : opener.current,
        document.getElementById(`${address.param}-${shown.item}`),
        document.getElementById('content'),
      ];
      const place = places.find((one) => one?.isConnected);
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
  };
}

/** Returns the same parameters with another item open, or none. */
export function withItem(
  search: URLSearchParams,
  { param, presets = [] }: ItemAddress,
  item: number | 'new' | null,
  values: Record<string, string> = {},
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [param, ...presets]) next.delete(name);
  if (item !== null) next.set(param, String(item));
  for (const [name, value] of Object.entries(values)) next.set(name, value);
  return next;
}

/** Returns whether a navigation leaves the open item. */
export function leavesItem({ param }: ItemAddress) {
  const itemIn = ({ search }: Location) => new URLSearchParams(search).get(param);

  return (from: Location, to: Location) =>
    from.pathname !== to.pathname || itemIn(from) !== itemIn(to);
}
