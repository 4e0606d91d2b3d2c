import { Box, Flex, Text } from '@mantine/core';
import {
  IconCalendarEvent,
  IconCash,
  IconFileInvoice,
  IconShoppingCart,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnalyticsPageQuery } from '../../../gql/dashboardsAnalytics/graphql.ts';
import { AvatarGroup } from '../../../ui/AvatarGroup.tsx';
import { DateText, parseDate } from '../../../ui/DateText.tsx';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Timeline, type TimelineEntry } from '../../../ui/Timeline.tsx';
import { eventPath } from './addresses.ts';
import classes from './NewsCard.module.css';
import { useFormats } from './useFormats.ts';

interface NewsCardProps {
  // remove-feature calendar
  event: AnalyticsPageQuery['nextEvent'];
  // end calendar
  invoice: AnalyticsPageQuery['latestInvoices']['invoices'][number] | undefined;
  transactions: AnalyticsPageQuery['transactions'];
}

/** The next event, and the latest transactions and invoice, newest first. */
export function NewsCard({
  // remove-feature calendar
  event,
  // end calendar
  invoice,
  transactions,
}: NewsCardProps) {
  const { t } = useTranslation('dashboards');
  const { formatDollars } = useFormats();
  const entries: (TimelineEntry & { at: string })[] = [];

  // remove-feature calendar
  if (event) {
    entries.push({
      id: 'event',
      at: event.start,
      title: (
        <Link className={classes.link} to={eventPath(event.id)}>
          {event.title}
        </Link>
      ),
      tone: 'primary',
      icon: IconCalendarEvent,
      time: <DateText value={event.start} />,
      text: (event.location || event.guests.length > 0) && (
        <>
          {event.location && (
            <Box component="p" mb="sm">
              {event.location}
            </Box>
          )}
          {event.guests.length > 0 && (
            <AvatarGroup
              people={event.guests.map(({ name, avatar }) => ({ fullName: name, avatar }))}
              limit={5}
            />
          )}
        </>
      ),
    });
  }
  // end calendar
  for (const { id, kind, number, name, amount, at } of transactions) {
    entries.push({
      id,
      at,
      title: t(`transactions.${kind}`, { number }),
      tone: kind === 'REFUND' ? 'danger' : 'success',
      icon: kind === 'PAYMENT' ? IconCash : IconShoppingCart,
      time: <DateText value={at} />,
      text: t('news.money', { name, amount: formatDollars(amount) }),
    });
  }
  if (invoice) {
    const { client, avatar, service, issuedOn, id } = invoice;
    entries.push({
      id: 'invoice',
      at: issuedOn,
      title: t('news.invoice', { number: id }),
      tone: 'info',
      icon: IconFileInvoice,
      time: <DateText value={issuedOn} />,
      text: (
        <Flex component="span" gap="md" align="center" mt="xs" className={classes.person}>
          <PersonAvatar fullName={client.name} avatar={avatar} size={32} isDecorative />
          <span>
            <Text component="strong" inherit c="bright" fw={500}>
              {client.name}
            </Text>
            <Text component="small" size="caption">
              {[client.company, service].filter(Boolean).join(' · ')}
            </Text>
          </span>
        </Flex>
      ),
    });
  }

  entries.sort((a, b) => Number(parseDate(b.at)) - Number(parseDate(a.at)));

  return (
    <Section title={t('news.title')} subtitle={t('news.subtitle')}>
      <Timeline label={t('news.title')} entries={entries} />
    </Section>
  );
}
