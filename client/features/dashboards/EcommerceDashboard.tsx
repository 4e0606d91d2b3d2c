import { useBackgroundQuery } from '@apollo/client/react';
import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type LoadedQuery, useLoadedQuery } from '../../data/loader.ts';
import { EcommercePageDocument, type EcommercePageQuery } from '../../gql/dashboards/graphql.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { ClientsCard } from './ClientsCard.tsx';
import { cancelledOrdersPath, invoicesPath, ordersPath } from './cards/addresses.ts';
import { BestSellerCard } from './cards/BestSellerCard.tsx';
import { BrowsersCard } from './cards/BrowsersCard.tsx';
import { Cell, CellGrid } from './cards/Cell.tsx';
import { ComparisonLines } from './cards/ComparisonLines.tsx';
import { ecommerceDefaults, toEcommerceVariables } from './cards/dashboardParams.ts';
import { EarningsFigure } from './cards/EarningsFigure.tsx';
import { EventCard } from './cards/EventCard.tsx';
import { GoalCard } from './cards/GoalCard.tsx';
import { LineFigure } from './cards/LineFigure.tsx';
import { OrdersFigure } from './cards/OrdersFigure.tsx';
import { RevenueCard } from './cards/RevenueCard.tsx';
import { SummaryCard } from './cards/SummaryCard.tsx';
import { TransactionsCard } from './cards/TransactionsCard.tsx';
import { useFormats } from './cards/useFormats.ts';
import classes from './EcommerceDashboard.module.css';
import { FigureRow } from './FigureRow.tsx';

interface EcommerceDashboardProps {
  query: LoadedQuery<EcommercePageQuery>;
}

/** The e-commerce dashboard on a screen whose loader does not load its data. */
export function SharedEcommerceDashboard() {
  const [params] = useUrlParams(ecommerceDefaults);
  const [query] = useBackgroundQuery(EcommercePageDocument, {
    variables: toEcommerceVariables(params),
    fetchPolicy: 'cache-and-network',
  });

  return <EcommerceDashboard query={query} />;
}

/** The e-commerce dashboard. The URL contains the range and the year. */
export function EcommerceDashboard({ query }: EcommerceDashboardProps) {
  const { t } = useTranslation('dashboards');
  const { formatNumber, formatShortDollars, formatDollars, formatCents, listMonths } = useFormats();
  const [params, setParams] = useUrlParams(ecommerceDefaults);
  const variables = toEcommerceVariables(params);
  const { data } = useLoadedQuery(query);
  const { salesFigures: figures, orders, profit } = data;

  return (
    <CellGrid>
      <FigureRow
        figures={[
          { name: 'revenue', figure: figures.revenue, format: formatDollars, to: invoicesPath },
          { name: 'orders', figure: figures.orders, format: formatNumber, to: ordersPath },
          {
            name: 'averageOrder',
            figure: figures.averageOrder,
            format: formatCents,
            to: ordersPath,
          },
          {
            name: 'refunds',
            figure: figures.refunds,
            format: formatDollars,
            isIncreaseBad: true,
            to: cancelledOrdersPath,
          },
        ]}
      />
      <Cell size="fullWidth">
        <ComparisonLines
          title={t('lines.revenue')}
          range={variables.range}
          starts={figures.starts}
          series={figures.revenue.series}
          previousSeries={figures.revenue.previousSeries}
          formatFigure={formatDollars}
          formatTick={formatShortDollars}
        />
      </Cell>

      <Cell size="thirdOrFullWidth">
        <SimpleGrid cols={2} spacing={{ base: 'lg', sm: 'xl' }} className={classes.pair}>
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
        </SimpleGrid>
      </Cell>
      <Cell size="twoThirds">
        <RevenueCard
          report={data.revenueReport}
          year={variables.year}
          onYear={(year) => setParams({ year })}
        />
      </Cell>

      <Cell size="twoThirds" heightBelow={486}>
        <ClientsCard clients={data.topClients} />
      </Cell>
      {/* remove-feature calendar */}
      <Cell size="third" heightBelow={486}>
        <EventCard event={data.nextEvent} />
      </Cell>
      {/* end calendar */}

      <Cell size="third" heightBelow={413}>
        <BrowsersCard browsers={data.browserStates.browsers} />
      </Cell>
      <Cell size="third" heightBelow={413}>
        <GoalCard goal={data.goalOverview} />
      </Cell>
      <Cell size="third" heightBelow={413}>
        <TransactionsCard transactions={data.transactions} />
      </Cell>

      <Cell size="twoThirds" heightBelow={188}>
        <SummaryCard summary={data.salesSummary} />
      </Cell>
      <Cell size="thirdOrFullWidth" heightBelow={188}>
        <BestSellerCard product={data.bestSeller} />
      </Cell>
    </CellGrid>
  );
}
