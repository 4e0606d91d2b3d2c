import { useEffect, useRef } from 'react';

/** Returns a function that gives the focus back to the element that opened a drawer. */
export function useReturnedFocus(isOpen: boolean): () => void {
  const opener = useRef<Element>(null);

  useEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  return () => {
    const places = [opener.current, document.getElementById('content')];
    const place = places.find((one) => one?.isConnected && one !== document.body);
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  };
}
