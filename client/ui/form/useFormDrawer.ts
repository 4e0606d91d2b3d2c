import { useState } from 'react';
import { hasDraft } from './draftStorage.ts';

/**
 * Returns the state of a drawer with a form about a `subject`, such as a rule. `findDrafted` returns a subject whose form has a
 * draft: its drawer opens as soon as it is found. The drawer stays mounted for its closing animation. Its `key` resets the form when
 * it opens again.
 */
export function useFormDrawer<Subject>(findDrafted: () => Subject | undefined) {
  const [state, setState] = useState<{ subject?: Subject; isOpen: boolean; key: number }>({
    isOpen: false,
    key: 0,
  });
  const open = (subject: Subject) =>
    setState(({ key }) => ({ subject, isOpen: true, key: key + 1 }));
  const drafted = state.key === 0 ? findDrafted() : undefined;
  if (drafted !== undefined) open(drafted);

  return {
    ...state,
    open,
    close: () => setState((current) => ({ ...current, isOpen: false })),
  };
}

/** Returns the state of a drawer with the form of a draft. */
export function useDraftDrawer(draft: string) {
  const drawer = useFormDrawer(() => hasDraft(draft) || undefined);
  return { ...drawer, open: () => drawer.open(true) };
}
