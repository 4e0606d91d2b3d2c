import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ComparisonCard } from './ComparisonCard.tsx';
import { CustomersCard } from './CustomersCard.tsx';
import type { cardLoaders } from './cardLoaders.ts';
import { analyticsCardsDefaults, toAnalyticsCardsVariables } from './cardParams.ts';
import { Cell, CellGrid } from './cards/Cell.tsx';
import { EarningsCard } from './cards/EarningsCard.tsx';
import { GoalCard } from './cards/GoalCard.tsx';
import { RevenueCard } from './cards/RevenueCard.tsx';
import { SalesRadarCard } from './cards/SalesRadarCard.tsx';
import { SessionsCard } from './cards/SessionsCard.tsx';
import { SupportCard } from './cards/SupportCard.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { OrderStatesCard } from './OrderStatesCard.tsx';
import { SalesCard } from './SalesCard.tsx';

/** A page of cards with charts. The period of most charts can be selected. */
export function AnalyticsCardsPage() {
  const { t } = useTranslation('dashboards/cards');
  const [params, setParams] = useUrlParams(analyticsCardsDefaults);
  const variables = toAnalyticsCardsVariables(params);
  const { data } = useLoadedQuery(useLoaderData<(typeof cardLoaders)['analytics']>().page);
  useTitle(t('analytics.title'));

  return (
    <CellGrid>
      <Cell size="fullWidth">
        <PageHeader
          title={t('analytics.title')}
          crumbs={[{ label: t('crumb') }]}
          about={t('analytics.about')}
        />
      </Cell>
      <Cell size="half">
        <SupportCard
          tickets={data.supportTracker}
          period={variables.support}
          onPeriod={(support) => setParams({ support })}
        />
      </Cell>
      <Cell size="half">
        <SessionsCard
          visits={data.averageSessions}
          period={variables.sessions}
          onPeriod={(sessions) => setParams({ sessions })}
        />
      </Cell>

      <Cell size="twoThirds">
        <RevenueCard
          report={data.revenueReport}
          year={variables.year}
          onYear={(year) => setParams({ year })}
        />
      </Cell>
      <Cell size="thirdOrFullWidth">
        <GoalCard goal={data.goalOverview} />
      </Cell>

      <Cell size="twoThirds">
        <ComparisonCard comparison={data.revenueComparison} />
      </Cell>
      <Cell size="thirdOrFullWidth">
        <SalesRadarCard sales={data.sales.series[0]?.data ?? []} visits={data.visitsByMonth} />
      </Cell>

      <Cell size="twoThirds">
        <SalesCard months={[...data.lastYear.months, ...data.thisYear.months].slice(-12)} />
      </Cell>
      <Cell size="third">
        <EarningsCard earnings={data.earnings} />
      </Cell>

      <Cell size="third">
        <DevicesCard
          devices={data.sessionsByDevice.devices}
          period={variables.devices}
          onPeriod={(devices) => setParams({ devices })}
        />
      </Cell>
      <Cell size="third">
        <CustomersCard
          groups={data.customerGroups.groups}
          period={variables.customers}
          onPeriod={(customers) => setParams({ customers })}
        />
      </Cell>
      <Cell size="third">
        <OrderStatesCard
          counts={data.productOrders.counts}
          period={variables.orders}
          onPeriod={(orders) => setParams({ orders })}
        />
      </Cell>
    </CellGrid>
  );
}
