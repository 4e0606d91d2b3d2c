import { useEffect, useRef } from 'react';

/** Returns a function that returns the focus to the element that opened a drawer. */
export function useReturnFocus(isOpen: boolean): () => void {
  const opener = useRef<Element>(null);

  useEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  return () => {
    const targets = [opener.current, document.getElementById('content')];
    const target = targets.find((element) => element?.isConnected && element !== document.body);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}
