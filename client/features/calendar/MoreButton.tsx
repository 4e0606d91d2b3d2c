import { Flex, Popover, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { EventChip } from './EventChip.tsx';
import type { Item } from './items.ts';
import kindClasses from './kinds.module.css';
import type { Day } from './localTime.ts';
import classes from './MoreButton.module.css';
import type { Span } from './spans.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';

interface MoreButtonProps {
  className?: string;
  style?: CSSProperties;
  day: Day;
  /** The hours that the button covers. Undefined for the whole day. */
  span?: Span;
  /** The number of hidden events. */
  count: number;
  /** The events in the popover. */
  items: Item[];
}

/** A button that opens the events for which there is not enough space. */
export function MoreButton({ className = '', style, day, span, count, items }: MoreButtonProps) {
  const { t } = useTranslation('calendar');
  const formats = useCalendarFormats();
  const addHours = (name: string) => (span ? `${name}, ${formats.formatHours(span, day)}` : name);
  const [isOpen, { open, close, toggle }] = useDisclosure(false);

  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => (opened ? open() : close())}
      width={264}
      radius="lg"
      shadow="md"
      trapFocus
      returnFocus
      transitionProps={{ duration: 120 }}
    >
      <Popover.Target>
        <button
          type="button"
          className={`${classes.more} ${className}`}
          style={style}
          // The keyboard navigation finds the button of a hidden event by this attribute.
          data-hides={items.map(({ id }) => id).join(' ')}
          onClick={toggle}
        >
          <span className="fd-sr-only">
            {t('moreOf', { count, day: addHours(formats.formatLongDay(day)) })}
          </span>
          {/* Beside the hours, there is only enough space for a number. */}
          <span aria-hidden>{span ? formats.formatSignedCount(count) : t('more', { count })}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown
        className={`${classes.dropdown} ${kindClasses.kinds}`}
        aria-label={addHours(formats.formatFullDay(day))}
        onClick={close}
      >
        <Title order={2} size="h4" mb="sm">
          {addHours(formats.formatLongDay(day))}
        </Title>
        <Flex
          component="ul"
          gap="xs"
          direction="column"
          p={2}
          mah={320}
          style={{ overflowY: 'auto' }}
        >
          {items.map((item) => (
            <li key={item.id}>
              <EventChip item={item} isMain={false} lineCount={3} />
            </li>
          ))}
        </Flex>
      </Popover.Dropdown>
    </Popover>
  );
}
