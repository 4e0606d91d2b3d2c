import { Box, Grid } from '@mantine/core';
import type { ReactNode } from 'react';
import { WhenNear } from '../../../ui/WhenNear.tsx';
import classes from './Cell.module.css';

/** The number of columns of a cell, of 12, by the width of the window. */
const spans = {
  sixth: { base: 6, sm: 4, lg: 2 },
  sixthOrHalf: { base: 6, lg: 2 },
  quarter: { base: 12, sm: 6, lg: 3 },
  third: { base: 12, sm: 6, lg: 4 },
  // For a card that has no other card beside it when a row has two cards.
  thirdOrFullWidth: { base: 12, lg: 4 },
  half: { base: 12, lg: 6 },
  twoThirds: { base: 12, lg: 8 },
  fullWidth: 12,
};

interface CellProps {
  size: keyof typeof spans;
  /** The height of a card below the first screenful, in pixels. Such a card is rendered when it comes near. */
  heightBelow?: number;
  children: ReactNode;
}

/**
 * The milliseconds after which cards below the first screenful are rendered, even if nobody scrolls. The first screenful is
 * complete before, also on a slow device.
 */
const maxDelay = 4_000;

/** A cell of a dashboard. The cards of a row have the same height. */
export function Cell({ size, heightBelow, children }: CellProps) {
  return (
    <Grid.Col span={spans[size]} className={classes.cell}>
      {heightBelow === undefined ? (
        children
      ) : (
        <WhenNear placeholder={<Box h={heightBelow} />} maxDelay={maxDelay}>
          {children}
        </WhenNear>
      )}
    </Grid.Col>
  );
}

/** The cells of a dashboard. */
export function CellGrid({ children }: { children: ReactNode }) {
  return <Grid gap={{ base: 'lg', sm: 'xl' }}>{children}</Grid>;
}
