import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core';
import { useFocusAfterLoading } from './useFocusAfterLoading.ts';

interface LoadingActionIconProps
  extends ActionIconProps,
    ElementProps<'button', keyof ActionIconProps> {
  loading: boolean;
}

/** An icon button that has the focus again when `loading` ends. */
export function LoadingActionIcon({ loading, onClick, ...props }: LoadingActionIconProps) {
  return <ActionIcon loading={loading} {...useFocusAfterLoading(loading, onClick)} {...props} />;
}
