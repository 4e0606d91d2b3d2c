import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeSearch } from '../../navigation/useChangeSearch.ts';
import { type ComposeTarget, parseComposeParam, setComposeParam } from './emailParams.ts';

export type ComposerState = ReturnType<typeof useComposer>;

/**
 * Returns the state of the composer. The URL contains the email that the user is writing, such as `?compose=new`,
 * `?compose=reply-24` or the id of a draft.
 */
export function useComposer() {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const param = search.get('compose');
  /** The values of the parameter for the same email, and the number of the email. */
  const [state, setState] = useState({ params: [param], session: 0 });
  const { params, session } = state;

  // A new email gets an id when it is first saved. The URL changes, and the composer stays open.
  if (!params.includes(param)) setState({ params: [param], session: session + 1 });
  else if (params.length > 1 && param === params.at(-1)) setState({ params: [param], session });

  return {
    /** Undefined if the composer is closed. */
    target: parseComposeParam(param),
    /** The value of the URL parameter `compose`. */
    param: param ?? '',
    /** The React key of the composer. It changes if another email is written. */
    session,

    open(target: ComposeTarget) {
      changeSearch((current) => setComposeParam(current, target), { preventScrollReset: true });
    },

    /** Replaces the URL after the first save of a draft, without another composer. */
    handleSaved(id: number) {
      setState((current) => ({ ...current, params: [...current.params, String(id)] }));
      changeSearch((current) => setComposeParam(current, `${id}`), {
        replace: true,
        preventScrollReset: true,
      });
    },

    close() {
      changeSearch((current) => setComposeParam(current, null), {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}
