import { Text } from '@mantine/core';
import { Suspense } from 'react';
import { currentPoint, mainBranch } from '../../data/branch.ts';
import { useStore } from '../../data/store.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import classes from './BranchBadge.module.css';

const BranchMenu = lazyComponent(async () => (await import('./BranchMenu.tsx')).BranchMenu, true);

/** The name of the branch or point of this tab in the navbar. Hidden for the present state of `main`. */
export function BranchBadge() {
  const current = useStore(currentPoint);
  if (current === mainBranch) return null;

  return (
    <Suspense
      fallback={
        <span className={classes.badge}>
          <Text component="bdi" inherit truncate>
            {current}
          </Text>
        </span>
      }
    >
      <BranchMenu />
    </Suspense>
  );
}
