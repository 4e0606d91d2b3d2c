import { useTranslation } from 'react-i18next';
import { EcommercePageDocument } from '../../gql/dashboards/graphql.ts';
import { useEcommercePageSuspenseQuery } from '../../gql/dashboards/hooks.ts';
import { useUrlParams } from '../../state/useUrlParams.ts';
import { BestSellerCard } from '../../ui/cards/BestSellerCard.tsx';
import { BrowsersCard } from '../../ui/cards/BrowsersCard.tsx';
import classes from '../../ui/cards/Dashboard.module.css';
import { ecommerceDefaults, toEcommerceVariables } from '../../ui/cards/dashboardParams.ts';
import { EarningsFigure } from '../../ui/cards/EarningsFigure.tsx';
import { EventCard } from '../../ui/cards/EventCard.tsx';
import { GoalCard } from '../../ui/cards/GoalCard.tsx';
import { LineFigure } from '../../ui/cards/LineFigure.tsx';
import { OrdersFigure } from '../../ui/cards/OrdersFigure.tsx';
import { RevenueCard } from '../../ui/cards/RevenueCard.tsx';
import { SummaryCard } from '../../ui/cards/SummaryCard.tsx';
import { TransactionsCard } from '../../ui/cards/TransactionsCard.tsx';
import { useFormats } from '../../ui/cards/useFormats.ts';
import { useSalesChanges } from '../../ui/cards/useSalesChanges.ts';
import { ClientsCard } from './ClientsCard.tsx';

/** The e-commerce dashboard. The URL contains the periods and the year. */
export function EcommerceDashboard() {
  const { t } = useTranslation('dashboards');
  const { formatShortDollars, formatDollars, listMonths } = useFormats();
  const [params, setParams] = useUrlParams(ecommerceDefaults);
  const variables = toEcommerceVariables(params);
  const { data } = useEcommercePageSuspenseQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const { orders, profit } = data;
  useSalesChanges(data.salesSummary.cursor, EcommercePageDocument);

  return (
    <div className={classes.page}>
      <div className={classes.thirdOrFullWidth}>
        <BestSellerCard product={data.bestSeller} />
      </div>
      <div className={classes.twoThirds}>
        <SummaryCard summary={data.salesSummary} />
      </div>

      <div className={classes.pair}>
        <OrdersFigure days={orders} />
        <LineFigure
          title={t('profit.title')}
          statistic={profit}
          formatFigure={formatShortDollars}
          formatValue={formatDollars}
          getNames={listMonths}
          color={2}
          height={64}
          isFilled={false}
        />
        <EarningsFigure earnings={data.earnings} />
      </div>
      <div className={classes.twoThirds}>
        <RevenueCard
          report={data.revenueReport}
          year={variables.year}
          onYear={(year) => setParams({ year })}
        />
      </div>

      <div className={classes.twoThirds}>
        <ClientsCard clients={data.topClients} />
      </div>
      <div className={classes.third}>
        <EventCard event={data.nextEvent} />
      </div>

      <div className={classes.third}>
        <BrowsersCard
          browsers={data.browserStates.browsers}
          period={variables.browsers}
          onPeriod={(browsers) => setParams({ browsers })}
        />
      </div>
      <div className={classes.third}>
        <GoalCard goal={data.goalOverview} />
      </div>
      <div className={classes.third}>
        <TransactionsCard transactions={data.transactions} />
      </div>
    </div>
  );
}
