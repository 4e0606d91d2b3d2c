import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/**
 * Returns the props of a button that has the focus again when `loading` ends. Mantine disables a loading button, so that
 * the browser removes the focus.
 */
export function useFocusAfterLoading(
  loading: boolean,
  onClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined,
) {
  const ref = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (loading) return;
    if (hadFocus.current && document.activeElement === document.body) ref.current?.focus();
    hadFocus.current = false;
  }, [loading]);

  return {
    ref,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      hadFocus.current = document.activeElement === event.currentTarget;
      onClick?.(event);
    },
  };
}
