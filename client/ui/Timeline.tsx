import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Tone } from './StatusBadge.tsx';
import classes from './Timeline.module.css';

export interface TimelineEntry {
  id: string | number;
  title: ReactNode;
  tone?: Tone;
  icon?: Icon;
  /** When, as a `DateText`. */
  time?: ReactNode;
  text?: ReactNode;
}

/** What happened, one thing under the other. */
export function Timeline({ label, entries }: { label: string; entries: TimelineEntry[] }) {
  return (
    <ol className={classes.timeline} aria-label={label}>
      {entries.map(({ id, title, tone = 'neutral', icon: Icon, time, text }) => (
        <li key={id}>
          <span className={classes.point} data-tone={tone} data-icon={Icon ? true : undefined}>
            {Icon && <Icon size={14} stroke={2} aria-hidden />}
          </span>
          <div className={classes.entry}>
            <div className={classes.head}>
              <span className={classes.title}>{title}</span>
              {time && <span className={classes.time}>{time}</span>}
            </div>
            {text && <div className={classes.text}>{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
