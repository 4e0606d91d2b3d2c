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
import { StatisticsCardsPageDocument } from '../../gql/cards/graphql.ts';
import { useStatisticsCardsPageSuspenseQuery } from '../../gql/cards/hooks.ts';
import { useTitle } from '../../state/useTitle.ts';
import classes from '../../ui/cards/Dashboard.module.css';
import { LineFigure } from '../../ui/cards/LineFigure.tsx';
import { OrdersFigure } from '../../ui/cards/OrdersFigure.tsx';
import { SummaryCard } from '../../ui/cards/SummaryCard.tsx';
import { useFormats } from '../../ui/cards/useFormats.ts';
import { useSalesChanges } from '../../ui/cards/useSalesChanges.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatisticTile } from './StatisticTile.tsx';

/** A page of cards with figures, with and without charts. */
export function StatisticsCardsPage() {
  const { t } = useTranslation('cards');
  const { number, percent, dollars, shortDollars, growth, months, weeks, weekdays } = useFormats();
  const { data } = useStatisticsCardsPageSuspenseQuery({ fetchPolicy: 'cache-and-network' });
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
    { id: 'cpu', Icon: IconCpu, tone: 'primary', text: percent(shopHealth.cpu) },
    { id: 'memory', Icon: IconDatabase, tone: 'success', text: percent(shopHealth.memory) },
    {
      id: 'downtime',
      Icon: IconPlugConnectedX,
      tone: 'danger',
      text: percent(shopHealth.downtime),
    },
    { id: 'issues', Icon: IconTicket, tone: 'warning', text: number(shopHealth.issues) },
  ] as const;

  return (
    <div className={classes.page}>
      <div className={classes.whole}>
        <PageHeader
          title={t('statistics.title')}
          crumbs={[{ label: t('crumb') }]}
          about={t('statistics.about')}
        />
      </div>
      <div className={classes.sixth}>
        <OrdersFigure days={data.days} />
      </div>
      <div className={classes.sixth}>
        <LineFigure
          title={t('statistics.profit')}
          statistic={data.profit}
          formatFigure={shortDollars}
          formatValue={dollars}
          getNames={months}
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
            text={number(activity[id])}
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
          formatFigure={number}
          getNames={months}
          color={0}
        />
      </div>
      <div className={classes.quarter}>
        <LineFigure
          title={t('statistics.revenue')}
          statistic={data.revenue}
          formatFigure={shortDollars}
          formatValue={dollars}
          getNames={months}
          color={2}
        />
      </div>
      <div className={classes.quarter}>
        <LineFigure
          title={t('statistics.sales')}
          statistic={data.sales}
          formatFigure={growth}
          formatValue={dollars}
          getNames={months}
          color={3}
        />
      </div>
      <div className={classes.quarter}>
        <LineFigure
          title={t('statistics.orders')}
          statistic={data.orders}
          formatFigure={number}
          getNames={weeks}
          color={1}
        />
      </div>

      <div className={classes.third}>
        <LineFigure
          title={t('statistics.traffic')}
          statistic={data.traffic}
          formatFigure={number}
          getNames={weekdays}
          color={0}
          isFilled={false}
        />
      </div>
      <div className={classes.third}>
        <LineFigure
          title={t('statistics.people')}
          statistic={data.people}
          formatFigure={number}
          getNames={weekdays}
          color={2}
          isFilled={false}
        />
      </div>
      <div className={classes.third}>
        <LineFigure
          title={t('statistics.newsletter')}
          statistic={data.newsletter}
          formatFigure={number}
          getNames={weeks}
          color={1}
          isFilled={false}
        />
      </div>
    </div>
  );
}
