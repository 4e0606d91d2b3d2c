import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Columns.module.css';

interface ColumnsProps extends BoxProps {
  /** The width of the first column, if the second one is flexible. */
  start?: number;
  /** The width of the second column, if the first one is flexible. */
  end?: number;
  children: ReactNode;
}

/** A column of a fixed width beside a flexible one. On narrow windows, one is below the other. */
export function Columns({ start, end, ...props }: ColumnsProps) {
  const columns = start ? `${start}px minmax(0, 1fr)` : `minmax(0, 1fr) ${end}px`;

  return <Box className={classes.columns} style={{ '--columns': columns }} {...props} />;
}
