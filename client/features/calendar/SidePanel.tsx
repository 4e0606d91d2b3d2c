import { Box, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useNow } from '../../data/clock.ts';
import { firstFromLoader } from '../../data/loader.ts';
import type { EventKind } from '../../gql/calendar/graphql.ts';
import { useUpcomingEventsQuery } from '../../gql/calendar/hooks.ts';
import { openedFromScreen, withItem } from '../../ui/itemEditor/useItemEditor.ts';
import { createItems, type Item } from './items.ts';
import { KindFilter } from './KindFilter.tsx';
import { kindIcons, kindNames } from './kinds.ts';
import { getDay, type LocalTime, toLocalTime } from './localTime.ts';
import { PlannerScene } from './PlannerScene.tsx';
import classes from './SidePanel.module.css';
import { getUpcomingVariables, sidePanelQuery } from './upcoming.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';
import { eventParams } from './useEventEditor.ts';

interface SidePanelProps {
  /** The selected event types. */
  shownKinds: EventKind[];
  /** The number of events of each type in the view. */
  counts: Map<EventKind, number>;
  onChange: (shownKinds: EventKind[]) => void;
}

/** The maximum number of upcoming events. */
const maxEvents = 5;

/** The filter of event types. On a wide screen, the next events and a drawing are below it. */
export function SidePanel({ shownKinds, counts, onChange }: SidePanelProps) {
  const isWide = useMediaQuery(sidePanelQuery, false, { getInitialValueInEffect: false });
  const date = useNow(60_000);
  const now = toLocalTime(date);
  const { data, previousData } = useUpcomingEventsQuery({
    variables: getUpcomingVariables(date, shownKinds),
    ...firstFromLoader,
    context: { followsOwnChanges: true },
    skip: !isWide,
  });
  const events = (data ?? previousData)?.eventPage.events;
  const items =
    events &&
    createItems(events, shownKinds, null)
      .filter(({ span }) => span.end > now)
      .slice(0, maxEvents);

  return (
    <Stack className={classes.panel} gap="lg" miw={0} data-screen-only>
      <KindFilter shownKinds={shownKinds} counts={counts} onChange={onChange} />
      {isWide && items && (
        <>
          <UpcomingEvents items={items} now={now} />
          <Box
            mt="auto"
            className={classes.illustration}
            data-alone={items.length === 0 || undefined}
          >
            <PlannerScene />
          </Box>
        </>
      )}
    </Stack>
  );
}

interface UpcomingEventsProps {
  items: Item[];
  now: LocalTime;
}

/** Links to the next events. */
function UpcomingEvents({ items, now }: UpcomingEventsProps) {
  const { t } = useTranslation('calendar');
  const formats = useCalendarFormats();
  const [search] = useSearchParams();
  const headingId = useId();

  return (
    <div className={classes.upcoming}>
      <Text component="h2" id={headingId} size="xs" fw={500} c="dimmed" px={12} mb={4}>
        {t('upcoming.title')}
      </Text>
      {items.length === 0 && (
        <Text size="caption" px={12}>
          {t('upcoming.empty')}
        </Text>
      )}
      <ul aria-labelledby={headingId}>
        {items.map(({ id, event, span }) => {
          const Icon = kindIcons[event.kind];
          const kind = kindNames[event.kind];
          return (
            <li key={id}>
              <Link
                className={classes.event}
                data-kind={kind}
                to={{ search: withItem(search, eventParams, id).toString() }}
                state={openedFromScreen}
                preventScrollReset
              >
                <Icon className={classes.icon} size={16} stroke={1.8} aria-hidden />
                <span className={classes.text}>
                  <Text
                    span
                    size="caption"
                    fw={500}
                    lineClamp={2}
                    className={classes.title}
                    dir="auto"
                  >
                    {event.title}
                  </Text>
                  <span className="fd-sr-only">{`, ${t(`kind.${kind}`)}, `}</span>
                  <Text span size="xs" c="dimmed" mod="tabular" className={classes.time} dir="auto">
                    {formats.formatUpcoming(span, getDay(now))}
                  </Text>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
