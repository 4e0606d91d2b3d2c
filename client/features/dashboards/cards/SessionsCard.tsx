import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AnalyticsPageQuery } from '../../../gql/dashboardsAnalytics/graphql.ts';
import { ChartFrame } from '../../../ui/charts/ChartFrame.tsx';
import { DayBars } from './DayBars.tsx';
import { Meter } from './Meter.tsx';
import { PeriodMenu, type PeriodProps } from './PeriodMenu.tsx';
import classes from './SessionsCard.module.css';
import { useFormats } from './useFormats.ts';

interface SessionsCardProps extends Partial<PeriodProps> {
  visits: AnalyticsPageQuery['averageSessions'];
}

/** The target duration of a visit, in minutes. */
const targetMinutes = 5;

export function SessionsCard({ visits, period, onPeriod }: SessionsCardProps) {
  const { t } = useTranslation('dashboards');
  const title = t('sessions.title');
  const { formatNumber, formatPercent, formatGrowth, listWeekdays } = useFormats();
  const { sessions, goal, users, retention, duration, days } = visits;
  const dayNames = listWeekdays(days.length);
  const growthText = formatGrowth(Number.parseFloat(visits.growth));

  return (
    <ChartFrame
      title={title}
      subtitle={t('sessions.subtitle')}
      height={288}
      menu={period && onPeriod && <PeriodMenu title={title} period={period} onChange={onPeriod} />}
      description={t('sessions.description', {
        sessions: formatNumber(sessions),
        growth: growthText,
      })}
      table={{
        columnNames: [t('sessions.day'), t('sessions.count')],
        rows: days.map((count, index) => [dayNames[index] ?? '', formatNumber(count)]),
      }}
    >
      <Stack gap={20} justify="space-between">
        <Stack className={classes.top}>
          <div>
            <Text size="total">
              <bdi>{formatNumber(sessions)}</bdi>
            </Text>
            <Text c="dimmed" className={classes.growth}>
              <bdi>{growthText}</bdi> {t('sessions.before')}
            </Text>
          </div>
          <DayBars values={days} dayNames={dayNames} />
        </Stack>
        <SimpleGrid cols={2} spacing="xl" verticalSpacing="lg" pt={20} mod="line-top">
          <Meter
            label={t('sessions.goal')}
            text={formatNumber(goal)}
            percent={(100 * sessions) / goal}
            color={0}
          />
          <Meter
            label={t('sessions.users')}
            text={formatNumber(users)}
            percent={(100 * Math.min(users, sessions)) / sessions}
            color={1}
          />
          <Meter
            label={t('sessions.retention')}
            text={formatPercent(retention)}
            percent={retention}
            color={2}
          />
          <Meter
            label={t('sessions.duration')}
            text={t('sessions.minutes', { minutes: formatNumber(duration) })}
            percent={(100 * duration) / targetMinutes}
            color={3}
          />
        </SimpleGrid>
      </Stack>
    </ChartFrame>
  );
}
