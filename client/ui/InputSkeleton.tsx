import { Skeleton } from '@mantine/core';

interface InputSkeletonProps {
  label?: unknown;
  className?: string;
}

/** A placeholder of the same height as an input. */
export function InputSkeleton({ label, className }: InputSkeletonProps) {
  return <Skeleton className={className} height={label ? 61 : 36} />;
}
