import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';

interface LoadingButtonProps extends ButtonProps, ElementProps<'button', keyof ButtonProps> {
  loading: boolean;
}

/**
 * A button that has the focus again when `loading` ends. Mantine disables a loading button, so that the browser removes
 * the focus.
 */
export function LoadingButton({ loading, onClick, ...props }: LoadingButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    hadFocus.current = document.activeElement === event.currentTarget;
    onClick?.(event);
  };

  useLayoutEffect(() => {
    if (loading) return;
    if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
    hadFocus.current = false;
  }, [loading]);

  return <Button ref={button} loading={loading} onClick={handleClick} {...props} />;
}
