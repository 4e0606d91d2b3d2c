import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { SharedComponent } from '../../ui/SharedComponent.tsx';
import type { analyticsLoader } from './analyticsLoaders.ts';
import { Cell, CellGrid } from './cards/Cell.tsx';
import { analyticsDefaults, toAnalyticsVariables } from './cards/dashboardParams.ts';
import { GrowthBanner } from './cards/GrowthBanner.tsx';
import { LineFigure } from './cards/LineFigure.tsx';
import { NewsCard } from './cards/NewsCard.tsx';
import { SalesRadarCard } from './cards/SalesRadarCard.tsx';
import { SessionsCard } from './cards/SessionsCard.tsx';
import { SupportCard } from './cards/SupportCard.tsx';
import { TaskCard } from './cards/TaskCard.tsx';
import { useFormats } from './cards/useFormats.ts';
import { DashboardHeader } from './DashboardHeader.tsx';

/** The dashboard of visitors, sales and support. */
export function AnalyticsPage() {
  const { t } = useTranslation('dashboards');
  const { formatNumber, listMonths, listWeeks } = useFormats();
  const [params, setParams] = useUrlParams(analyticsDefaults);
  const variables = toAnalyticsVariables(params);
  const { data } = useLoadedQuery(useLoaderData<typeof analyticsLoader>().page);
  useTitle(t('analytics.title'));

  return (
    <CellGrid>
      <Cell size="fullWidth">
        <DashboardHeader title={t('analytics.title')} />
      </Cell>
      <Cell size="half">
        <GrowthBanner growth={data.earnings.growth} revenue={data.salesSummary.revenue} />
      </Cell>
      <Cell size="quarter">
        <LineFigure
          title={t('subscribers.title')}
          statistic={data.subscribers}
          formatFigure={formatNumber}
          getNames={listMonths}
          color={0}
        />
      </Cell>
      <Cell size="quarter">
        <LineFigure
          title={t('received.title')}
          statistic={data.orders}
          formatFigure={formatNumber}
          getNames={listWeeks}
          color={1}
        />
      </Cell>

      <Cell size="half">
        <SessionsCard
          visits={data.averageSessions}
          period={variables.sessions}
          onPeriod={(sessions) => setParams({ sessions })}
        />
      </Cell>
      <Cell size="half">
        <SupportCard
          tickets={data.supportTracker}
          period={variables.support}
          onPeriod={(support) => setParams({ support })}
        />
      </Cell>

      <Cell size="third">
        <NewsCard
          event={data.nextEvent}
          invoice={data.latestInvoices.invoices[0]}
          transactions={data.transactions}
        />
      </Cell>
      <Cell size="third">
        <SalesRadarCard sales={data.sales.series[0]?.data ?? []} visits={data.visitsByMonth} />
      </Cell>
      <Cell size="thirdOrFullWidth">
        <TaskCard tasks={data.taskPage.tasks.filter(({ isCompleted }) => !isCompleted)} />
      </Cell>

      <Cell size="fullWidth">
        <Title order={2} mb="md">
          {t('analytics.invoices')}
        </Title>
        <SharedComponent name="invoices.list" />
      </Cell>
    </CellGrid>
  );
}
