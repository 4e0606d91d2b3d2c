import { useQueryRefHandlers } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { AdvancedCardsPageDocument } from '../../gql/dashboardsCards/graphql.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SharedComponent } from '../../ui/SharedComponent.tsx';
import type { cardLoaders } from './cardLoaders.ts';
import { advancedDefaults, toAdvancedVariables } from './cardParams.ts';
import { BestSellerCard } from './cards/BestSellerCard.tsx';
import { BrowsersCard } from './cards/BrowsersCard.tsx';
import classes from './cards/Dashboard.module.css';
import { EventCard } from './cards/EventCard.tsx';
import { GrowthBanner } from './cards/GrowthBanner.tsx';
import { NewsCard } from './cards/NewsCard.tsx';
import { TaskCard } from './cards/TaskCard.tsx';
import { TransactionsCard } from './cards/TransactionsCard.tsx';
import { useSalesChanges } from './cards/useSalesChanges.ts';
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
  const { data } = useLoadedQuery(query);
  const { refetch } = useQueryRefHandlers(query);
  const importantTasks = data.tasks
    .filter(({ isImportant, isCompleted }) => isImportant && !isCompleted)
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate));
  useSalesChanges(data.salesSummary.cursor, AdvancedCardsPageDocument);
  useTitle(t('advance.title'));

  return (
    <div className={classes.page}>
      <div className={classes.fullWidth}>
        <PageHeader
          title={t('advance.title')}
          crumbs={[{ label: t('crumb') }]}
          about={t('advance.about')}
        />
      </div>
      <div className={classes.twoThirds}>
        <GrowthBanner growth={data.earnings.growth} revenue={data.salesSummary.revenue} />
      </div>
      <div className={classes.third}>
        <BestSellerCard product={data.bestSeller} />
      </div>

      <div className={classes.third}>
        <PeopleCard tasks={data.tasks} />
      </div>
      <div className={classes.third}>
        <EventCard event={data.nextEvent} />
      </div>
      <div className={classes.third}>
        <ProfileCard profile={data.profile} posts={data.profilePosts.total} />
      </div>

      <div className={classes.third}>
        <JobCard application={data.applications.emails[0]} onApplied={refetch} />
      </div>
      <div className={classes.third}>
        <TransactionsCard transactions={data.transactions} />
      </div>
      <div className={classes.third}>
        <PaymentCard
          invoices={data.openInvoices.invoices}
          cards={data.testCards}
          onPaid={refetch}
        />
      </div>

      <div className={classes.third}>
        <NewsCard
          event={data.nextEvent}
          invoice={data.latestInvoices.invoices[0]}
          transactions={data.transactions.slice(0, 2)}
        />
      </div>
      <div className={classes.twoThirds}>
        <SharedComponent name="chat.latest" />
      </div>

      <div className={classes.third}>
        <OffersCard offers={data.offers.products} />
      </div>
      <div className={classes.third}>
        <BrowsersCard
          browsers={data.browserStates.browsers}
          period={variables.browsers}
          onPeriod={(browsers) => setParams({ browsers })}
        />
      </div>
      <div className={classes.thirdOrFullWidth}>
        <TaskCard tasks={importantTasks} />
      </div>
    </div>
  );
}
