import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import { useFocusAfterLoading } from './useFocusAfterLoading.ts';

interface LoadingButtonProps extends ButtonProps, ElementProps<'button', keyof ButtonProps> {
  loading: boolean;
}

/** A button that has the focus again when `loading` ends. */
export function LoadingButton({ loading, onClick, ...props }: LoadingButtonProps) {
  return <Button loading={loading} {...useFocusAfterLoading(loading, onClick)} {...props} />;
}
