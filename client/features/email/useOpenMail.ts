import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { parseId } from '../../ui/parseId.ts';
import { opened } from './addresses.ts';

export type OpenMail = ReturnType<typeof useOpenMail>;

/** Which mail is open, kept in the URL: `?mail=24`. */
export function useOpenMail() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = parseId(search.get('mail'));
  const last = useRef<number>(undefined);

  // Back in the list, the focus is where one left it.
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

    /** Goes to another mail; the way back still leads to the list. */
    go(to: number) {
      setSearch(withId(String(to)), { replace: true, state, preventScrollReset: true });
    },

    /** Goes back to the list it was opened from. */
    close() {
      if (state === opened && !search.has('compose')) navigate(-1);
      else setSearch(withId(null), { replace: true, preventScrollReset: true });
    },
  };
}
