import { Box, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { art } from './art/colors.ts';
import { type Drawing, drawings } from './drawings.tsx';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  /** `h1` if the empty state is the whole screen. */
  heading?: 'h1' | 'h2';
  drawing?: Drawing;
  /** A larger picture instead of the drawing, for a whole screen. */
  illustration?: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
}

/** A placeholder for an empty list or an error: a drawing, a text and an action. */
export function EmptyState({
  heading: Heading = 'h2',
  drawing,
  illustration,
  title,
  text,
  action,
}: EmptyStateProps) {
  return (
    <Stack ta="center" gap={0} align="center" px="xl" pt={48} pb={56} className={classes.state}>
      {illustration && (
        <Box mb="lg" w="min(100%, 440px)" className={classes.illustration}>
          {illustration}
        </Box>
      )}
      {drawing && (
        <svg
          className={classes.drawing}
          viewBox="0 0 160 120"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path
            d="M22 106C-6 68 6 14 58 13C86 12 96 4 120 13C156 27 160 78 138 106Z"
            fill={art.backdrop}
          />
          <ellipse cx="80" cy="106" rx="64" ry="4" fill={art.shade} />
          {drawings[drawing]}
        </svg>
      )}
      <Heading className={classes.title}>{title}</Heading>
      {text && (
        <Text c="dimmed" maw="44ch">
          {text}
        </Text>
      )}
      {action && <Box mt={20}>{action}</Box>}
    </Stack>
  );
}
