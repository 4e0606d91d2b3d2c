// remove-feature calendar
import { Button, Card, Flex, Group, Stack, Text, Title } from '@mantine/core';
import { IconCalendarEvent, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EcommercePageQuery } from '../../../gql/dashboards/graphql.ts';
import { AvatarGroup } from '../../../ui/AvatarGroup.tsx';
import { lazyIllustration } from '../../../ui/art/lazyIllustration.tsx';
import { parseDate } from '../../../ui/DateText.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { getDateFormat } from '../../../ui/formats.ts';
import { WhenNear } from '../../../ui/WhenNear.tsx';
import { calendarPath, eventPath } from './addresses.ts';
import classes from './EventCard.module.css';

const MeetingScene = lazyIllustration(
  async () => (await import('./MeetingScene.tsx')).MeetingScene,
);

/** The next event of the calendar. */
export function EventCard({ event }: { event: EcommercePageQuery['nextEvent'] }) {
  const { t, i18n } = useTranslation('dashboards');

  if (!event) {
    return (
      <Card
        component="section"
        miw={0}
        style={{ overflow: 'hidden' }}
        aria-label={t('event.title')}
      >
        <EmptyState
          drawing="desk"
          title={t('event.none')}
          action={
            <Button component={Link} to={calendarPath} variant="default">
              {t('event.calendar')}
            </Button>
          }
        />
      </Card>
    );
  }

  const { id, title, start, end, allDay, location, guests } = event;
  const [from, to] = [parseDate(start), parseDate(end)];
  const format = (options: Intl.DateTimeFormatOptions) => getDateFormat(i18n.language, options);
  const day = format({ dateStyle: 'full' });
  const hours = format({ hour: 'numeric', minute: '2-digit' });

  return (
    <Card component="section" miw={0} style={{ overflow: 'hidden' }} aria-label={t('event.title')}>
      <div className={classes.picture}>
        <WhenNear placeholder={null}>
          <MeetingScene />
        </WhenNear>
      </div>
      <Group gap="lg" wrap="nowrap" mb="lg">
        <Stack gap={0} align="center" pe="lg" className={classes.badge} aria-hidden>
          <Text size="caption" c="dimmed" span>
            {format({ weekday: 'short' }).format(from)}
          </Text>
          <Text component="strong" size="figure">
            {format({ day: 'numeric' }).format(from)}
          </Text>
        </Stack>
        <div>
          <Text size="caption" c="dimmed">
            {t('event.title')}
          </Text>
          <Title order={2} size="h3" mod="breakable">
            {title}
          </Title>
        </div>
      </Group>
      <Flex component="ul" gap="md" direction="column" mb="lg" className={classes.facts}>
        <li>
          <IconCalendarEvent size={20} stroke={1.6} aria-hidden />
          <span>
            <strong>{day.format(from)}</strong>
            <Text component="small" size="caption" c="dimmed">
              <bdi>{allDay ? t('event.allDay') : hours.formatRange(from, to)}</bdi>
            </Text>
          </span>
        </li>
        {location && (
          <li>
            <IconMapPin size={20} stroke={1.6} aria-hidden />
            <span>
              <strong>{location}</strong>
            </span>
          </li>
        )}
      </Flex>
      <Group justify="space-between" mt="auto">
        <WhenNear placeholder={null}>
          <AvatarGroup
            people={guests.map(({ name, avatar }) => ({ fullName: name, avatar }))}
            limit={5}
          />
        </WhenNear>
        <Button component={Link} to={eventPath(id)} variant="default">
          {t('event.calendar')}
        </Button>
      </Group>
    </Card>
  );
}
