import { Box, Flex, Stack, Text } from '@mantine/core';
import classes from './SessionsCard.module.css';

interface MeterProps {
  label: string;
  text: string;
  percent: number;
  /** An index into the eight chart colours. */
  color: number;
}

/** A figure above a bar of its percentage. */
export function Meter({ label, text, percent, color }: MeterProps) {
  const width = `${Math.min(100, Math.round(percent))}%`;

  return (
    <Stack gap="sm">
      <Flex component="p" gap="xs" c="dimmed" wrap="wrap" justify="space-between">
        {label}{' '}
        <Text component="strong" inherit c="bright" fw={500} mod="tabular">
          <bdi>{text}</bdi>
        </Text>
      </Flex>
      <Box
        h={6}
        bdrs="xs"
        bg="var(--mantine-color-default-hover)"
        style={{ overflow: 'hidden' }}
        className={classes.track}
      >
        <i style={{ width, backgroundColor: `var(--fd-chart-${color})` }} />
      </Box>
    </Stack>
  );
}
