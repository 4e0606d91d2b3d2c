import { Card, Text, ThemeIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import classes from './StatisticTile.module.css';

interface StatisticTileProps {
  label: string;
  text: string;
  Icon: Icon;
  tone: 'primary' | 'success' | 'warning' | 'danger' | 'info';
  /** Whether the icon is beside the figure, not above it. */
  isFlat?: boolean;
}

/** A tile with a figure, its label and an icon. */
export function StatisticTile({ label, text, Icon, tone, isFlat }: StatisticTileProps) {
  return (
    <Card
      component="section"
      miw={0}
      className={classes.tile}
      data-flat={isFlat || undefined}
      aria-label={label}
    >
      <ThemeIcon variant="light" color={tone} size={48} radius="50%" className={classes.icon}>
        <Icon size={22} stroke={1.7} aria-hidden />
      </ThemeIcon>
      <Text size="figure">
        <bdi>{text}</bdi>
      </Text>
      <Text c="dimmed">{label}</Text>
    </Card>
  );
}
