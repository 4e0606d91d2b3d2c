import { useMantineTheme } from '@mantine/core';
import { useMemo } from 'react';
import type { Bar } from './bars.ts';
import { formatChipTime } from './EventChip.tsx';
import type { Item } from './items.ts';
import { countLines, createTextMeasure } from './textLines.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';

/** The width in pixels of a chip without its text: the margins, the paddings and the icon. */
const reservedWidth = 34;

/** Returns a function that counts the lines that the text of a bar needs in days of a width in pixels. */
export function useBarLines(dayWidth: number): (bar: Bar<Item>) => number {
  const { fontFamily } = useMantineTheme();
  const formats = useCalendarFormats();
  const measureText = useMemo(() => createTextMeasure(`500 12px ${fontFamily}`), [fontFamily]);

  return ({ item, dayCount, isCutAtStart }) => {
    const lineWidth = dayCount * dayWidth - reservedWidth;
    if (!measureText || lineWidth <= 0) return 1;
    const time = isCutAtStart ? '' : formatChipTime(item.span, formats);
    return countLines(
      time ? `${time} ${item.event.title}` : item.event.title,
      lineWidth,
      measureText,
    );
  };
}
