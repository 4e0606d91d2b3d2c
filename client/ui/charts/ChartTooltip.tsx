import { Group, Text } from '@mantine/core';
import classes from './ChartTooltip.module.css';

interface ChartTooltipProps {
  title?: string;
  entries: { name: string; color: string; text: string }[];
  /** The position in the chart, in pixels. */
  x: number;
  y: number;
  /** The width of the chart, in pixels. The tooltip is on the side with more space. */
  width: number;
}

/** The figures at the pointer. Screen readers have the table of the chart. */
export function ChartTooltip({ title, entries, x, y, width }: ChartTooltipProps) {
  const side = x > width / 2 ? { right: width - x + 12 } : { left: x + 12 };

  return (
    <div className={classes.tooltip} style={{ top: y, ...side }} aria-hidden>
      {title && (
        <Text component="div" inherit fw={500} mb="xs">
          {title}
        </Text>
      )}
      {entries.map(({ name, color, text }) => (
        <Group key={name} gap="sm" wrap="nowrap" c="dimmed" className={classes.entry}>
          <i style={{ backgroundColor: color }} />
          <span>{name}</span>
          <bdi>{text}</bdi>
        </Group>
      ))}
    </div>
  );
}
