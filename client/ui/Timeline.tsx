import { Timeline as MantineTimeline } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Tone } from './StatusBadge.tsx';
import classes from './Timeline.module.css';

export interface TimelineEntry {
  id: string | number;
  title: ReactNode;
  tone?: Tone;
  icon?: Icon;
  /** The time, usually a `DateText`. */
  time?: ReactNode;
  text?: ReactNode;
}

interface TimelineProps {
  label: string;
  entries: TimelineEntry[];
}

/** A list of events with their times. */
export function Timeline({ label, entries }: TimelineProps) {
  const hasIcons = entries.some(({ icon }) => icon);

  return (
    <MantineTimeline
      role="list"
      aria-label={label}
      active={entries.length - 1}
      bulletSize={hasIcons ? 28 : 14}
      lineWidth={2}
      classNames={classes}
    >
      {entries.map(({ id, title, tone = 'neutral', icon: Icon, time, text }) => (
        <MantineTimeline.Item
          key={id}
          role="listitem"
          color={tone === 'neutral' ? 'var(--mantine-color-dimmed)' : tone}
          bullet={Icon && <Icon size={16} stroke={1.8} aria-hidden />}
          title={
            <>
              <span>{title}</span>
              {time && <span className={classes.time}>{time}</span>}
            </>
          }
        >
          {text}
        </MantineTimeline.Item>
      ))}
    </MantineTimeline>
  );
}
