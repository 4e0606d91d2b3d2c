import { Anchor, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { SharedComponent } from '../../ui/SharedComponent.tsx';
import type { analyticsLoader } from './analyticsLoaders.ts';
import { ordersPath } from './cards/addresses.ts';
import { Cell, CellGrid } from './cards/Cell.tsx';
import { ComparisonLines } from './cards/ComparisonLines.tsx';
import { rangeDefaults, toRangeVariables } from './cards/dashboardParams.ts';
import { GrowthBanner } from './cards/GrowthBanner.tsx';
import { LineFigure } from './cards/LineFigure.tsx';
import { NewsCard } from './cards/NewsCard.tsx';
import { SessionsCard } from './cards/SessionsCard.tsx';
import { ShareTable } from './cards/ShareTable.tsx';
import { SupportCard } from './cards/SupportCard.tsx';
import { TaskCard } from './cards/TaskCard.tsx';
import { useFormats } from './cards/useFormats.ts';
import { DashboardHeader } from './DashboardHeader.tsx';
import { FigureRow } from './FigureRow.tsx';

/** The anchor of the table of pages. */
const pagesId = 'top-pages';

/** The dashboard of visitors, sales and support. */
export function AnalyticsPage() {
  const { t } = useTranslation('dashboards');
  const formats = useFormats();
  const { formatNumber, formatCompactNumber, formatPercent, formatExactPercent, formatMinutes } =
    formats;
  const { listMonths, listWeeks } = formats;
  const [params] = useUrlParams(rangeDefaults);
  const { range } = toRangeVariables(params);
  const { data } = useLoadedQuery(useLoaderData<typeof analyticsLoader>().page);
  const figures = data.visitFigures;
  useTitle(t('analytics.title'));

  return (
    <CellGrid>
      <Cell size="fullWidth">
        <DashboardHeader title={t('analytics.title')} />
      </Cell>
      <FigureRow
        figures={[
          { name: 'sessions', figure: figures.sessions, format: formatNumber, to: `#${pagesId}` },
          {
            name: 'conversion',
            figure: figures.conversion,
            format: formatExactPercent,
            to: ordersPath,
          },
          {
            name: 'bounceRate',
            figure: figures.bounceRate,
            format: formatPercent,
            isIncreaseBad: true,
            to: `#${pagesId}`,
          },
          { name: 'duration', figure: figures.duration, format: formatMinutes, to: `#${pagesId}` },
        ]}
      />
      <Cell size="twoThirds">
        <ComparisonLines
          title={t('lines.sessions')}
          range={range}
          starts={figures.starts}
          series={figures.sessions.series}
          previousSeries={figures.sessions.previousSeries}
          formatFigure={formatNumber}
          formatTick={formatCompactNumber}
        />
      </Cell>
      <Cell size="thirdOrFullWidth">
        <ShareTable
          title={t('sources.title')}
          subtitle={t(`range.${range}`)}
          nameTitle={t('sources.source')}
          rows={figures.sources.map(({ source, ...row }) => ({
            key: source,
            name: t(`sources.${source}`),
            ...row,
          }))}
        />
      </Cell>

      <Cell size="half">
        <Stack flex={1} id={pagesId} tabIndex={-1}>
          <ShareTable
            title={t('pages.title')}
            subtitle={t(`range.${range}`)}
            nameTitle={t('pages.page')}
            rows={figures.pages.map(({ path, ...row }) => ({
              key: path,
              name: (
                <Anchor component={Link} to={path} c="bright" underline="always">
                  <bdi>{path}</bdi>
                </Anchor>
              ),
              ...row,
            }))}
          />
        </Stack>
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

      <Cell size="half" heightBelow={409}>
        <SessionsCard visits={data.averageSessions} />
      </Cell>
      <Cell size="half" heightBelow={409}>
        <SupportCard tickets={data.supportTracker} />
      </Cell>

      <Cell size="half" heightBelow={445}>
        <NewsCard
          // remove-feature calendar
          event={data.nextEvent}
          // end calendar
          invoice={data.latestInvoices.invoices[0]}
          transactions={data.transactions}
        />
      </Cell>
      <Cell size="half" heightBelow={445}>
        <TaskCard tasks={data.taskPage.tasks.filter(({ isCompleted }) => !isCompleted)} />
      </Cell>

      <Cell size="fullWidth" heightBelow={641}>
        <Title order={2} mb="md">
          {t('analytics.invoices')}
        </Title>
        <SharedComponent name="invoices.list" />
      </Cell>
      <Cell size="fullWidth" heightBelow={192}>
        <GrowthBanner growth={data.earnings.growth} revenue={data.salesSummary.revenue} />
      </Cell>
    </CellGrid>
  );
}
