import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useChangeSearch } from '../../navigation/useChangeSearch.ts';
import { parseId } from '../../ui/parseId.ts';
import { openedFromList, setEmailParam } from './emailParams.ts';

export type OpenEmailId = ReturnType<typeof useOpenEmailId>;

/** The time in milliseconds for which a row must have the focus before its email opens. */
const followDelay = 150;

/** Returns the id of the open email, which is stored in the URL as `?mail=24`. */
export function useOpenEmailId() {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = parseId(search.get('mail'));
  const followedId = useRef<number>(undefined);

  /** Opens another email. The back button of the browser still returns to the list. */
  function goTo(nextId: number) {
    changeSearch((current) => setEmailParam(current, { id: nextId }), {
      replace: true,
      state,
      preventScrollReset: true,
    });
  }

  const follow = useDebouncedCallback((nextId: number) => {
    followedId.current = nextId;
    goTo(nextId);
  }, followDelay);

  useEffect(() => {
    if (id === followedId.current) return;
    followedId.current = undefined;
    follow.cancel();
  }, [id, follow]);

  return {
    id,
    goTo,

    /** Opens the email whose row has got the focus. The focus stays in the list. Skipped emails remain unread. */
    follow,

    /** Returns whether an email was opened by `follow`. */
    isFollowed: (openId: number) => openId === followedId.current,

    /** Returns to the list. */
    close() {
      follow.cancel();
      if (state === openedFromList && !search.has('compose')) navigate(-1);
      else
        changeSearch((current) => setEmailParam(current, null), {
          replace: true,
          preventScrollReset: true,
        });
    },
  };
}
