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
import { useTitle } from '../../navigation/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { cardLoaders } from './cardLoaders.ts';
import { Cell, CellGrid } from './cards/Cell.tsx';
import { LineFigure } from './cards/LineFigure.tsx';
import { OrdersFigure } from './cards/OrdersFigure.tsx';
import { SummaryCard } from './cards/SummaryCard.tsx';
import { useFormats } from './cards/useFormats.ts';
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
  useTitle(t('statistics.title'));

  const activityTiles = [
    { id: 'views', Icon: IconEye, tone: 'info' },
    // remove-feature blog
    { id: 'comments', Icon: IconMessage, tone: 'warning' },
    // end blog
    { id: 'orders', Icon: IconShoppingBag, tone: 'success' },
    // remove-feature blog
    { id: 'bookmarks', Icon: IconBookmark, tone: 'primary' },
    // end blog
    // remove-feature faq
    { id: 'reviews', Icon: IconStar, tone: 'success' },
    // end faq
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
    <CellGrid>
      <Cell size="fullWidth">
        <PageHeader
          title={t('statistics.title')}
          crumbs={[{ label: t('crumb') }]}
          about={t('statistics.about')}
        />
      </Cell>
      <Cell size="sixthOrHalf">
        <OrdersFigure days={data.days} />
      </Cell>
      <Cell size="sixthOrHalf">
        <LineFigure
          title={t('statistics.profit')}
          statistic={data.profit}
          formatFigure={formatShortDollars}
          formatValue={formatDollars}
          getNames={listMonths}
          color={2}
          isFilled={false}
        />
      </Cell>
      <Cell size="twoThirds">
        <SummaryCard summary={data.salesSummary} />
      </Cell>

      {activityTiles.map(({ id, Icon, tone }) => (
        <Cell key={id} size="sixth">
          <StatisticTile
            label={t(`statistics.count.${id}`)}
            text={formatNumber(activity[id])}
            Icon={Icon}
            tone={tone}
          />
        </Cell>
      ))}
      {healthTiles.map(({ id, Icon, tone, text }) => (
        <Cell key={id} size="quarter">
          <StatisticTile
            label={t(`statistics.health.${id}`)}
            text={text}
            Icon={Icon}
            tone={tone}
            isFlat
          />
        </Cell>
      ))}

      <Cell size="quarter">
        <LineFigure
          title={t('statistics.subscribers')}
          statistic={data.subscribers}
          formatFigure={formatNumber}
          getNames={listMonths}
          color={0}
        />
      </Cell>
      <Cell size="quarter">
        <LineFigure
          title={t('statistics.revenue')}
          statistic={data.revenue}
          formatFigure={formatShortDollars}
          formatValue={formatDollars}
          getNames={listMonths}
          color={2}
        />
      </Cell>
      <Cell size="quarter">
        <LineFigure
          title={t('statistics.sales')}
          statistic={data.sales}
          formatFigure={formatGrowth}
          formatValue={formatDollars}
          getNames={listMonths}
          color={3}
        />
      </Cell>
      <Cell size="quarter">
        <LineFigure
          title={t('statistics.orders')}
          statistic={data.orders}
          formatFigure={formatNumber}
          getNames={listWeeks}
          color={1}
        />
      </Cell>

      <Cell size="third">
        <LineFigure
          title={t('statistics.traffic')}
          statistic={data.traffic}
          formatFigure={formatNumber}
          getNames={listWeekdays}
          color={0}
          isFilled={false}
        />
      </Cell>
      <Cell size="third">
        <LineFigure
          title={t('statistics.people')}
          statistic={data.people}
          formatFigure={formatNumber}
          getNames={listWeekdays}
          color={2}
          isFilled={false}
        />
      </Cell>
      <Cell size="thirdOrFullWidth">
        <LineFigure
          title={t('statistics.newsletter')}
          statistic={data.newsletter}
          formatFigure={formatNumber}
          getNames={listWeeks}
          color={1}
          isFilled={false}
        />
      </Cell>
    </CellGrid>
  );
}
