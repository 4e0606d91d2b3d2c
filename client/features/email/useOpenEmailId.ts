import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { parseId } from '../../ui/parseId.ts';
import { openedFromList } from './emailParams.ts';

export type OpenEmailId = ReturnType<typeof useOpenEmailId>;

/** The open email, stored in the URL: `?mail=24`. */
export function useOpenEmailId() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = parseId(search.get('mail'));
  const last = useRef<number>(undefined);

  // Restores the focus when the list is shown again.
  useEffect(() => {
    if (id !== undefined) last.current = id;
    else if (last.current !== undefined) {
      document.getElementById(`mail-${last.current}`)?.focus({ preventScroll: true });
      last.current = undefined;
    }
  }, [id]);

  function withId(next: string | null) {
    return (current: URLSearchParams) => {
      const changed = new URLSearchParams(current);
      if (next) changed.set('mail', next);
      else changed.delete('mail');
      return changed;
    };
  }

  return {
    id,

    /** Opens another email. Back still leads to the list. */
    go(to: number) {
      setSearch(withId(String(to)), { replace: true, state, preventScrollReset: true });
    },

    /** Goes back to the list. */
    close() {
      if (state === openedFromList && !search.has('compose')) navigate(-1);
      else setSearch(withId(null), { replace: true, preventScrollReset: true });
    },
  };
}
