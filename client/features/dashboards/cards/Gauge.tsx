import { RingProgress, Text } from '@mantine/core';

interface GaugeProps {
  /** From 0 to 100. */
  percent: number;
  /** The formatted percentage. */
  text: string;
  label: string;
  size?: number;
  /** An index into the eight chart colours. */
  color?: number;
}

/** A percentage as a part of a ring, with its number in the middle if there is room for it. */
export function Gauge({ percent, text, label, size = 184, color = 0 }: GaugeProps) {
  const isLarge = size > 60;

  return (
    <RingProgress
      role="img"
      aria-label={`${label}: ${text}`}
      size={size}
      thickness={isLarge ? 14 : 4}
      flex="none"
      roundCaps={percent > 0}
      rootColor="var(--mantine-color-default-hover)"
      sections={[{ value: percent, color: `var(--fd-chart-${color})` }]}
      transitionDuration={180}
      label={
        isLarge && (
          <Text size="caption" c="dimmed" ta="center" aria-hidden>
            <Text
              span
              display="block"
              size="total"
              c="var(--mantine-color-text)"
              fw={600}
              mod="tabular"
            >
              {text}
            </Text>
            {label}
          </Text>
        )
      }
    />
  );
}
