import { createContext, useContext, useEffect } from 'react';

/** A function that records in the surrounding drawer whether a dialog inside the drawer is open. */
export const InnerDialogContext = createContext<(isOpen: boolean) => void>(() => undefined);

/** Records an open dialog in the surrounding drawer, so that Escape closes only the dialog. */
export function useInnerDialog(isOpen: boolean) {
  const setHasInnerDialog = useContext(InnerDialogContext);

  useEffect(() => {
    if (!isOpen) return;
    setHasInnerDialog(true);
    return () => setHasInnerDialog(false);
  }, [isOpen, setHasInnerDialog]);
}
