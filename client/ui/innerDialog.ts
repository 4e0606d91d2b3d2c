import { createContext, useContext, useEffect } from 'react';

/** A function of the drawer around a component, which records whether a dialog inside of it is open. */
export const InnerDialogContext = createContext<(isOpen: boolean) => void>(() => undefined);

/** Records a dialog in the drawer that contains it, so that Escape closes only the dialog. */
export function useInnerDialog(isOpen: boolean) {
  const setHasInnerDialog = useContext(InnerDialogContext);

  useEffect(() => {
    if (!isOpen) return;
    setHasInnerDialog(true);
    return () => setHasInnerDialog(false);
  }, [isOpen, setHasInnerDialog]);
}
