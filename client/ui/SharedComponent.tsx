import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { SharedComponents } from '../feature.ts';
import { getSharedComponent } from './sharedComponents.ts';

type SharedComponentProps<Name extends keyof SharedComponents> = {
  name: Name;
} & SharedComponents[Name];

/** A component that another feature registers. */
export function SharedComponent<Name extends keyof SharedComponents>({
  name,
  ...props
}: SharedComponentProps<Name>) {
  const LazyComponent = getSharedComponent(name);
  if (!LazyComponent) {
    throw new Error(
      `Shared component not found: "${name}". Add it to "sharedComponents" of its feature.`,
    );
  }

  return (
    <Suspense fallback={<Skeleton height={320} radius={10} data-placeholder />}>
      <LazyComponent {...props} />
    </Suspense>
  );
}
