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
    <section className={classes.tile} data-flat={isFlat || undefined} aria-label={label}>
      <span className={classes.icon} data-tone={tone}>
        <Icon size={22} stroke={1.7} aria-hidden />
      </span>
      <p className={classes.figure}>
        <bdi>{text}</bdi>
      </p>
      <p className={classes.label}>{label}</p>
    </section>
  );
}
