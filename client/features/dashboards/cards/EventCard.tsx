import { Button } from '@mantine/core';
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
      <section className={classes.card} aria-label={t('event.title')}>
        <EmptyState
          drawing="desk"
          title={t('event.none')}
          action={
            <Button component={Link} to={calendarPath} variant="default">
              {t('event.calendar')}
            </Button>
          }
        />
      </section>
    );
  }

  const { id, title, start, end, allDay, location, guests } = event;
  const [from, to] = [parseDate(start), parseDate(end)];
  const format = (options: Intl.DateTimeFormatOptions) => getDateFormat(i18n.language, options);
  const day = format({ dateStyle: 'full' });
  const hours = format({ hour: 'numeric', minute: '2-digit' });

  return (
    <section className={classes.card} aria-label={t('event.title')}>
      <div className={classes.picture}>
        <WhenNear placeholder={null}>
          <MeetingScene />
        </WhenNear>
      </div>
      <div className={classes.header}>
        <div className={classes.badge} aria-hidden>
          <span>{format({ weekday: 'short' }).format(from)}</span>
          <strong>{format({ day: 'numeric' }).format(from)}</strong>
        </div>
        <div>
          <p className={classes.label}>{t('event.title')}</p>
          <h2 className={classes.title}>{title}</h2>
        </div>
      </div>
      <ul className={classes.facts}>
        <li>
          <IconCalendarEvent size={20} stroke={1.6} aria-hidden />
          <span>
            <strong>{day.format(from)}</strong>
            <small>
              <bdi>{allDay ? t('event.allDay') : hours.formatRange(from, to)}</bdi>
            </small>
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
      </ul>
      <div className={classes.footer}>
        <WhenNear placeholder={null}>
          <AvatarGroup
            people={guests.map(({ name, avatar }) => ({ fullName: name, avatar }))}
            limit={5}
          />
        </WhenNear>
        <Button component={Link} to={eventPath(id)} variant="default">
          {t('event.calendar')}
        </Button>
      </div>
    </section>
  );
}
