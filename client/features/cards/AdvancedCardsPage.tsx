import { useTranslation } from 'react-i18next';
import { AdvancedCardsPageDocument } from '../../gql/cardsScreens/graphql.ts';
import { useAdvancedCardsPageSuspenseQuery } from '../../gql/cardsScreens/hooks.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useUrlParams } from '../../state/useUrlParams.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Part } from '../../ui/Part.tsx';
import { BestSellerCard } from './BestSellerCard.tsx';
import { BrowsersCard } from './BrowsersCard.tsx';
import { advancedDefaults, advancedView } from './cardViews.ts';
import classes from './Dashboard.module.css';
import { EventCard } from './EventCard.tsx';
import { GrowthBanner } from './GrowthBanner.tsx';
import { JobCard } from './JobCard.tsx';
import { NewsCard } from './NewsCard.tsx';
import { OffersCard } from './OffersCard.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { TaskCard } from './TaskCard.tsx';
import { TransactionsCard } from './TransactionsCard.tsx';
import { useSalesChanges } from './useSalesChanges.ts';

/** Cards that do something: pay, buy, write, apply. */
export function AdvancedCardsPage() {
  const { t } = useTranslation('cards/screens');
  const [params, setParams] = useUrlParams(advancedDefaults);
  const view = advancedView(params);
  const { data, refetch } = useAdvancedCardsPageSuspenseQuery({
    variables: view,
    fetchPolicy: 'cache-and-network',
  });
  const important = data.tasks
    .filter(({ isImportant, isCompleted }) => isImportant && !isCompleted)
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate));
  useSalesChanges(data.salesSummary.cursor, AdvancedCardsPageDocument);
  useTitle(t('advance.title'));

  return (
    <div className={classes.page}>
      <div className={classes.whole}>
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
        <Part name="chat.latest" />
      </div>

      <div className={classes.third}>
        <OffersCard offers={data.offers.products} />
      </div>
      <div className={classes.third}>
        <BrowsersCard
          browsers={data.browserStates.browsers}
          period={view.browsers}
          onPeriod={(browsers) => setParams({ browsers })}
        />
      </div>
      <div className={classes.third}>
        <TaskCard tasks={important} />
      </div>
    </div>
  );
}
