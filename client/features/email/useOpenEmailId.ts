import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useChangeSearch } from '../../navigation/useChangeSearch.ts';
import { parseId } from '../../ui/parseId.ts';
import { openedFromList, setEmailParam } from './emailParams.ts';

export type OpenEmailId = ReturnType<typeof useOpenEmailId>;

/** Returns the id of the open email, which is stored in the URL as `?mail=24`. */
export function useOpenEmailId() {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
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

  return {
    id,

    /** Opens another email. The back button of the browser still returns to the list. */
    goTo(nextId: number) {
      changeSearch((current) => setEmailParam(current, { id: nextId }), {
        replace: true,
        state,
        preventScrollReset: true,
      });
    },

    /** Returns to the list. */
    close() {
      if (state === openedFromList && !search.has('compose')) navigate(-1);
      else
        changeSearch((current) => setEmailParam(current, null), {
          replace: true,
          preventScrollReset: true,
        });
    },
  };
}
