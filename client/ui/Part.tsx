import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { Parts } from '../feature.ts';
import { getSharedPart } from './sharedParts.ts';

type PartProps<Name extends keyof Parts> = { name: Name } & Parts[Name];

/** A component that another feature registers. */
export function Part<Name extends keyof Parts>({ name, ...props }: PartProps<Name>) {
  const Lent = getSharedPart(name);
  if (!Lent) throw new Error(`No feature lends "${name}". See parts in client/feature.ts.`);

  return (
    <Suspense fallback={<Skeleton height={320} radius={10} data-waiting />}>
      <Lent {...props} />
    </Suspense>
  );
}
