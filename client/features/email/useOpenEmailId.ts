import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLatestSearchParams } from '../../state/useLatestSearchParams.ts';
import { parseId } from '../../ui/parseId.ts';
import { openedFromList } from './emailParams.ts';

export type OpenEmailId = ReturnType<typeof useOpenEmailId>;

/** Returns the id of the open email, which is stored in the URL as `?mail=24`. */
export function useOpenEmailId() {
  const [search, changeSearch] = useLatestSearchParams();
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
    return (latest: URLSearchParams) => {
      const changed = new URLSearchParams(latest);
      if (next) changed.set('mail', next);
      else changed.delete('mail');
      return changed;
    };
  }

  return {
    id,

    /** Opens another email. The back button of the browser still returns to the list. */
    goTo(nextId: number) {
      changeSearch(createUpdater(String(nextId)), {
        replace: true,
        state,
        preventScrollReset: true,
      });
    },

    /** Returns to the list. */
    close() {
      if (state === openedFromList && !search.has('compose')) navigate(-1);
      else changeSearch(createUpdater(null), { replace: true, preventScrollReset: true });
    },
  };
}
