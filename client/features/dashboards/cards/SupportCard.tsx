import { Center, Flex, Group, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AnalyticsPageQuery } from '../../../gql/dashboardsAnalytics/graphql.ts';
import { Section } from '../../../ui/Section.tsx';
import { Gauge } from './Gauge.tsx';
import { PeriodMenu, type PeriodProps } from './PeriodMenu.tsx';
import classes from './SupportCard.module.css';
import { useFormats } from './useFormats.ts';

interface SupportCardProps extends Partial<PeriodProps> {
  tickets: AnalyticsPageQuery['supportTracker'];
}

export function SupportCard({ tickets, period, onPeriod }: SupportCardProps) {
  const { t } = useTranslation('dashboards');
  const title = t('support.title');
  const { formatNumber, formatPercent } = useFormats();
  const { totalTicket, newTicket, openTicket, completed, responseTime } = tickets;
  const facts = [
    { id: 'new', text: formatNumber(newTicket) },
    { id: 'open', text: formatNumber(openTicket) },
    { id: 'response', text: t('support.hours', { count: responseTime }) },
  ] as const;

  return (
    <Section
      title={title}
      subtitle={t('support.subtitle')}
      menu={period && onPeriod && <PeriodMenu title={title} period={period} onChange={onPeriod} />}
    >
      <Group gap="lg" pb={20} flex={1}>
        <Flex component="p" c="dimmed" direction="column">
          <Text component="strong" size="total" c="bright">
            <bdi>{formatNumber(totalTicket)}</bdi>
          </Text>
          {t('support.tickets')}
        </Flex>
        <Center flex={1}>
          <Gauge
            percent={completed}
            text={formatPercent(completed)}
            label={t('support.completed')}
            size={204}
          />
        </Center>
      </Group>
      <SimpleGrid
        component="dl"
        cols={3}
        spacing="lg"
        ta="center"
        pt={20}
        mod="line-top"
        className={classes.facts}
      >
        {facts.map(({ id, text }) => (
          <div key={id}>
            <Text component="dt" size="caption" c="dimmed">
              {t(`support.${id}`)}
            </Text>
            <Text component="dd" size="lg" fw={600} mod="tabular">
              <bdi>{text}</bdi>
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Section>
  );
}
