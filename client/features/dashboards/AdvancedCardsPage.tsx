import { useQueryRefHandlers } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SharedComponent } from '../../ui/SharedComponent.tsx';
import type { cardLoaders } from './cardLoaders.ts';
import { advancedDefaults, toAdvancedVariables } from './cardParams.ts';
import { BestSellerCard } from './cards/BestSellerCard.tsx';
import { BrowsersCard } from './cards/BrowsersCard.tsx';
import { Cell, CellGrid } from './cards/Cell.tsx';
import { EventCard } from './cards/EventCard.tsx';
import { GrowthBanner } from './cards/GrowthBanner.tsx';
import { NewsCard } from './cards/NewsCard.tsx';
import { TaskCard } from './cards/TaskCard.tsx';
import { TransactionsCard } from './cards/TransactionsCard.tsx';
import { JobCard } from './JobCard.tsx';
import { OffersCard } from './OffersCard.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** A page of cards with an action: users can pay, buy, write and apply. */
export function AdvancedCardsPage() {
  const { t } = useTranslation('dashboards/cards');
  const [params, setParams] = useUrlParams(advancedDefaults);
  const variables = toAdvancedVariables(params);
  const query = useLoaderData<(typeof cardLoaders)['advance']>().page;
  // Before the data is read, so that a refetch is shown.
  const { refetch } = useQueryRefHandlers(query);
  const { data } = useLoadedQuery(query);
  const importantTasks = data.tasks
    .filter(({ isImportant, isCompleted }) => isImportant && !isCompleted)
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate));
  useTitle(t('advance.title'));

  return (
    <CellGrid>
      <Cell size="fullWidth">
        <PageHeader
          title={t('advance.title')}
          crumbs={[{ label: t('crumb') }]}
          about={t('advance.about')}
        />
      </Cell>
      <Cell size="twoThirds">
        <GrowthBanner growth={data.earnings.growth} revenue={data.salesSummary.revenue} />
      </Cell>
      <Cell size="third">
        <BestSellerCard product={data.bestSeller} />
      </Cell>

      <Cell size="third">
        <PeopleCard tasks={data.tasks} />
      </Cell>
      {/* remove-feature calendar */}
      <Cell size="third">
        <EventCard event={data.nextEvent} />
      </Cell>
      {/* end calendar */}
      {/* remove-feature profile */}
      <Cell size="third">
        <ProfileCard profile={data.profile} posts={data.profilePosts.total} />
      </Cell>
      {/* end profile */}

      {/* remove-feature email */}
      <Cell size="third">
        <JobCard application={data.applications.emails[0]} onApplied={refetch} />
      </Cell>
      {/* end email */}
      <Cell size="third">
        <TransactionsCard transactions={data.transactions} />
      </Cell>
      <Cell size="third">
        <PaymentCard
          invoices={data.openInvoices.invoices}
          cards={data.testCards}
          onPaid={refetch}
        />
      </Cell>

      <Cell size="third">
        <NewsCard
          // remove-feature calendar
          event={data.nextEvent}
          // end calendar
          invoice={data.latestInvoices.invoices[0]}
          transactions={data.transactions.slice(0, 2)}
        />
      </Cell>
      {/* remove-feature chat */}
      <Cell size="twoThirds">
        <SharedComponent name="chat.latest" />
      </Cell>
      {/* end chat */}

      <Cell size="third">
        <OffersCard offers={data.offers.products} />
      </Cell>
      <Cell size="third">
        <BrowsersCard
          browsers={data.browserStates.browsers}
          period={variables.browsers}
          onPeriod={(browsers) => setParams({ browsers })}
        />
      </Cell>
      <Cell size="thirdOrFullWidth">
        <TaskCard tasks={importantTasks} />
      </Cell>
    </CellGrid>
  );
}
