import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Writing, withWriting, writingOf } from './addresses.ts';

export type WritingState = ReturnType<typeof useWriting>;

/** What is being written, kept in the URL: `?compose=new`, `?compose=reply-24`, or a draft's id. */
export function useWriting() {
  const [search, setSearch] = useSearchParams();
  const text = search.get('compose');
  const [shown, setShown] = useState({ names: [text], session: 0 });
  const names = shown.names;

  // A new mail gets an id when it is first saved: the address changes, what is written goes on.
  if (!names.includes(text)) setShown({ names: [text], session: shown.session + 1 });
  else if (names.length > 1 && text === names.at(-1)) setShown({ ...shown, names: [text] });

  return {
    /** Undefined when nothing is written. */
    what: writingOf(text),
    text: text ?? '',
    session: shown.session,

    open(writing: Writing) {
      setSearch((current) => withWriting(current, writing), { preventScrollReset: true });
    },

    /** It has become a draft of this id. */
    kept(id: number) {
      setShown((current) => ({ ...current, names: [...current.names, String(id)] }));
      setSearch((current) => withWriting(current, `${id}`), {
        replace: true,
        preventScrollReset: true,
      });
    },

    close() {
      setSearch((current) => withWriting(current, null), {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}
