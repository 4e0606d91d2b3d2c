import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { getDeviceTime } from '../../data/clock.ts';
import { useChangeSearch } from '../../navigation/useChangeSearch.ts';

/** The URL parameters that hold the open item: `?task=7`, or `?task=new` with presets. */
export interface ItemParams {
  param: string;
  /** Names of further parameters: the initial values of a new item. */
  presets?: string[];
}

export type ItemEditor = ReturnType<typeof useItemEditor>;

/** The history state of an editor that was opened from its screen. Closing then goes back in the history. */
export const openedFromScreen = 'opened from the screen below';

/**
 * The time in milliseconds in which a second Escape on the same history entry is ignored.
 * `navigate(-1)` is asynchronous: a second call would leave the screen. After this time, Escape closes
 * again, because the user may have cancelled the first attempt in the dialog about unsaved changes.
 */
const closeInterval = 1000;

/** The last time that this hook went back in the history: the item and the history entry it left. */
interface Closing {
  item: string | null;
  /** The key of the history entry. */
  key: string;
  /** In milliseconds since 1970. */
  time: number;
}

/** Returns the open item, and functions that open and close an item. */
export function useItemEditor(itemParams: ItemParams) {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const location = useLocation();
  const { key, state } = location;
  const navigate = useNavigate();
  const item = search.get(itemParams.param);
  const [shown, setShown] = useState({ item, search, isOpen: item !== null, openCount: 0 });
  const opener = useRef<Element>(null);
  const closing = useRef<Closing>({ item: null, key: '', time: 0 });

  if (item !== null && (!shown.isOpen || item !== shown.item)) {
    setShown({ item, search, isOpen: true, openCount: shown.openCount + 1 });
  }
  if (item === null && shown.isOpen) setShown({ ...shown, isOpen: false });

  useEffect(() => {
    if (item !== null) opener.current = document.activeElement;
  }, [item]);

  function goBack() {
    closing.current = { item, key, time: getDeviceTime() };
    navigate(-1);
  }

  // A double click opens an item twice. Going back once would only close the second one. If the second one is not rendered
  // yet, going back renders the first one again: a new location with the same key. So the effect depends on the location.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each navigation
  useEffect(() => {
    if (item === null || item !== closing.current.item) closing.current.item = null;
    else if (state === openedFromScreen) goBack();
  }, [location]);

  return {
    /** Whether to render the editor. Once opened, it stays mounted for its closing animation. */
    isNeeded: shown.item !== null,
    isOpen: item !== null,
    /** The open item, also during the closing animation. */
    item: shown.item,
    /** The URL parameters with which the item was opened. */
    search: shown.search,
    /** How often an item was opened. As a `key`, it resets the form. */
    openCount: shown.openCount,

    openNew(presets: Record<string, string> = {}) {
      changeSearch((current) => withItem(current, itemParams, 'new', presets), {
        state: openedFromScreen,
        preventScrollReset: true,
      });
    },

    /** Goes back to the screen below, so that the browser's back button skips the editor. */
    close() {
      if (state !== openedFromScreen) {
        const options = { replace: true, preventScrollReset: true };
        return changeSearch((current) => withItem(current, itemParams, null), options);
      }
      const isGoingBack =
        closing.current.key === key && getDeviceTime() - closing.current.time < closeInterval;
      if (!isGoingBack) goBack();
    },

    /** Moves the focus to the link that opened the editor, or to the item, or to the page. */
    returnFocus() {
      const targets = [
        opener.current === document.body ? null : opener.current,
        document.getElementById(`${itemParams.param}-${shown.item}`),
        document.getElementById('content'),
      ];
      const target = targets.find((element) => element?.isConnected);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

/** Returns a copy of the URL parameters in which another item, or no item, is open. */
export function withItem(
  search: URLSearchParams,
  { param, presets = [] }: ItemParams,
  item: number | 'new' | null,
  values: Record<string, string> = {},
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [param, ...presets]) next.delete(name);
  if (item !== null) next.set(param, String(item));
  for (const [name, value] of Object.entries(values)) next.set(name, value);
  return next;
}

/** Returns a function that checks whether a navigation leaves the open item. */
export function createLeaveCheck({ param }: ItemParams) {
  const getItem = ({ search }: Location) => new URLSearchParams(search).get(param);

  return (from: Location, to: Location) =>
    from.pathname !== to.pathname || getItem(from) !== getItem(to);
}
