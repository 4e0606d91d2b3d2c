import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { parseId } from '../../ui/parseId.ts';
import { openedFromList } from './emailParams.ts';

export type OpenEmailId = ReturnType<typeof useOpenEmailId>;

/** Returns the id of the open email, which is stored in the URL as `?mail=24`. */
export function useOpenEmailId() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = parseId(search.get('mail'));
  const lastId = useRef<number>(undefined);

  // Moves the focus to the row of the email when the list is visible again.
  useEffect(() => {
    if (id !== undefined) lastId.current = id;
    else if (lastId.current !== undefined) {
      document.getElementById(`mail-${lastId.current}`)?.focus({ preventScroll: true });
      lastId.current = undefined;
    }
  }, [id]);

  /** Returns a function that sets or deletes the parameter `mail`. */
  function createUpdater(next: string | null) {
    return (current: URLSearchParams) => {
      const changed = new URLSearchParams(current);
      if (next) changed.set('mail', next);
      else changed.delete('mail');
      return changed;
    };
  }

  return {
    id,

    /** Opens another email. The back button of the browser still returns to the list. */
    goTo(nextId: number) {
      setSearch(createUpdater(String(nextId)), { replace: true, state, preventScrollReset: true });
    },

    /** Returns to the list. */
    close() {
      if (state === openedFromList && !search.has('compose')) navigate(-1);
      else setSearch(createUpdater(null), { replace: true, preventScrollReset: true });
    },
  };
}
