import {
  IconBookmark,
  IconCpu,
  IconDatabase,
  IconEye,
  IconMessage,
  IconPlugConnectedX,
  IconReceiptRefund,
  IconShoppingBag,
  IconStar,
  IconTicket,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { StatisticsCardsPageDocument } from '../../gql/dashboardsCards/graphql.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { cardLoaders } from './cardLoaders.ts';
import classes from './cards/Dashboard.module.css';
import { LineFigure } from './cards/LineFigure.tsx';
import { OrdersFigure } from './cards/OrdersFigure.tsx';
import { SummaryCard } from './cards/SummaryCard.tsx';
import { useFormats } from './cards/useFormats.ts';
import { useSalesChanges } from './cards/useSalesChanges.ts';
import { StatisticTile } from './StatisticTile.tsx';

/** A page of cards with figures, with and without charts. */
export function StatisticsCardsPage() {
  const { t } = useTranslation('dashboards/cards');
  const {
    formatNumber,
    formatPercent,
    formatDollars,
    formatShortDollars,
    formatGrowth,
    listMonths,
    listWeeks,
    listWeekdays,
  } = useFormats();
  const { data } = useLoadedQuery(useLoaderData<(typeof cardLoaders)['statistics']>().page);
  const { activity, shopHealth } = data;
  useSalesChanges(data.salesSummary.cursor, StatisticsCardsPageDocument);
  useTitle(t('statistics.title'));

  const activityTiles = [
    { id: 'views', Icon: IconEye, tone: 'info' },
    { id: 'comments', Icon: IconMessage, tone: 'warning' },
    { id: 'orders', Icon: IconShoppingBag, tone: 'success' },
    { id: 'bookmarks', Icon: IconBookmark, tone: 'primary' },
    { id: 'reviews', Icon: IconStar, tone: 'success' },
    { id: 'returns', Icon: IconReceiptRefund, tone: 'danger' },
  ] as const;
  const healthTiles = [
    { id: 'cpu', Icon: IconCpu, tone: 'primary', text: formatPercent(shopHealth.cpu) },
    { id: 'memory', Icon: IconDatabase, tone: 'success', text: formatPercent(shopHealth.memory) },
    {
      id: 'downtime',
      Icon: IconPlugConnectedX,
      tone: 'danger',
      text: formatPercent(shopHealth.downtime),
    },
    { id: 'issues', Icon: IconTicket, tone: 'warning', text: formatNumber(shopHealth.issues) },
  ] as const;

  return (
    <div className={classes.page}>
      <div className={classes.fullWidth}>
        <PageHeader
          title={t('statistics.title')}
          crumbs={[{ label: t('crumb') }]}
          about={t('statistics.about')}
        />
      </div>
      <div className={classes.sixthOrHalf}>
        <OrdersFigure days={data.days} />
      </div>
      <div className={classes.sixthOrHalf}>
        <LineFigure
          title={t('statistics.profit')}
          statistic={data.profit}
          formatFigure={formatShortDollars}
          formatValue={formatDollars}
          getNames={listMonths}
          color={2}
          isFilled={false}
        />
      </div>
      <div className={classes.twoThirds}>
        <SummaryCard summary={data.salesSummary} />
      </div>

      {activityTiles.map(({ id, Icon, tone }) => (
        <div key={id} className={classes.sixth}>
          <StatisticTile
            label={t(`statistics.count.${id}`)}
            text={formatNumber(activity[id])}
            Icon={Icon}
            tone={tone}
          />
        </div>
      ))}
      {healthTiles.map(({ id, Icon, tone, text }) => (
        <div key={id} className={classes.quarter}>
          <StatisticTile
            label={t(`statistics.health.${id}`)}
            text={text}
            Icon={Icon}
            tone={tone}
            isFlat
          />
        </div>
      ))}

      <div className={classes.quarter}>
        <LineFigure
          title={t('statistics.subscribers')}
          statistic={data.subscribers}
          formatFigure={formatNumber}
          getNames={listMonths}
          color={0}
        />
      </div>
      <div className={classes.quarter}>
        <LineFigure
          title={t('statistics.revenue')}
          statistic={data.revenue}
          formatFigure={formatShortDollars}
          formatValue={formatDollars}
          getNames={listMonths}
          color={2}
        />
      </div>
      <div className={classes.quarter}>
        <LineFigure
          title={t('statistics.sales')}
          statistic={data.sales}
          formatFigure={formatGrowth}
          formatValue={formatDollars}
          getNames={listMonths}
          color={3}
        />
      </div>
      <div className={classes.quarter}>
        <LineFigure
          title={t('statistics.orders')}
          statistic={data.orders}
          formatFigure={formatNumber}
          getNames={listWeeks}
          color={1}
        />
      </div>

      <div className={classes.third}>
        <LineFigure
          title={t('statistics.traffic')}
          statistic={data.traffic}
          formatFigure={formatNumber}
          getNames={listWeekdays}
          color={0}
          isFilled={false}
        />
      </div>
      <div className={classes.third}>
        <LineFigure
          title={t('statistics.people')}
          statistic={data.people}
          formatFigure={formatNumber}
          getNames={listWeekdays}
          color={2}
          isFilled={false}
        />
      </div>
      <div className={classes.thirdOrFullWidth}>
        <LineFigure
          title={t('statistics.newsletter')}
          statistic={data.newsletter}
          formatFigure={formatNumber}
          getNames={listWeeks}
          color={1}
          isFilled={false}
        />
      </div>
    </div>
  );
}
