import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ComposeTarget, parseCompose, withCompose } from './emailParams.ts';

export type ComposeState = ReturnType<typeof useCompose>;

/**
 * The email that is being written, stored in the URL: `?compose=new`, `?compose=reply-24`, or the
 * id of a draft.
 */
export function useCompose() {
  const [search, setSearch] = useSearchParams();
  const text = search.get('compose');
  const [shown, setShown] = useState({ names: [text], session: 0 });
  const names = shown.names;

  // A new email gets an id when it is first saved. The URL changes, and the composer stays open.
  if (!names.includes(text)) setShown({ names: [text], session: shown.session + 1 });
  else if (names.length > 1 && text === names.at(-1)) setShown({ ...shown, names: [text] });

  return {
    /** Undefined if the composer is closed. */
    what: parseCompose(text),
    text: text ?? '',
    session: shown.session,

    open(writing: ComposeTarget) {
      setSearch((current) => withCompose(current, writing), { preventScrollReset: true });
    },

    /** Called when the email was saved as a draft with this id. */
    kept(id: number) {
      setShown((current) => ({ ...current, names: [...current.names, String(id)] }));
      setSearch((current) => withCompose(current, `${id}`), {
        replace: true,
        preventScrollReset: true,
      });
    },

    close() {
      setSearch((current) => withCompose(current, null), {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}
