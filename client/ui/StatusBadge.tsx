import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './StatusBadge.module.css';

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info';

interface StatusBadgeProps {
  tone: Tone;
  icon?: Icon;
  children: ReactNode;
}

/** A status as a pill with an icon and a text, because colour alone is not accessible. */
export function StatusBadge({ tone, icon: Icon, children }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {Icon && <Icon size={13} stroke={2} aria-hidden />}
      <span>{children}</span>
    </span>
  );
}
