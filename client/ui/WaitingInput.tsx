import { Skeleton } from '@mantine/core';

interface WaitingInputProps {
  label?: unknown;
  className?: string;
}

/** As high as the field that comes in its place. */
export function WaitingInput({ label, className }: WaitingInputProps) {
  return <Skeleton className={className} height={label ? 61 : 36} />;
}
