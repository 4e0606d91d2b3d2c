import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { Parts } from '../feature.ts';
import { getSharedPart } from './sharedParts.ts';

type PartProps<Name extends keyof Parts> = { name: Name } & Parts[Name];

/** A component that another feature registers. */
export function Part<Name extends keyof Parts>({ name, ...props }: PartProps<Name>) {
  const LazyPart = getSharedPart(name);
  if (!LazyPart) {
    throw new Error(`Part not found: "${name}". Add it to "parts" of the feature that has it.`);
  }

  return (
    <Suspense fallback={<Skeleton height={320} radius={10} data-waiting />}>
      <LazyPart {...props} />
    </Suspense>
  );
}
