import type {
  AdvancedCardsPageQueryVariables,
  AnalyticsCardsPageQueryVariables,
} from '../../gql/cards/graphql.ts';
import {
  analyticsDefaults,
  analyticsView,
  periodOf,
  thisYear,
  usual,
  yearOf,
} from '../../ui/cards/views.ts';

export const analyticsCardsDefaults = {
  ...analyticsDefaults,
  devices: usual as string,
  customers: usual as string,
  orders: usual as string,
  year: 1,
};

export const analyticsCardsView = ({
  devices,
  customers,
  orders,
  year,
  ...params
}: typeof analyticsCardsDefaults): AnalyticsCardsPageQueryVariables => ({
  ...analyticsView(params),
  devices: periodOf(devices),
  customers: periodOf(customers),
  orders: periodOf(orders),
  year: yearOf(year),
  before: thisYear() - 1,
});

export const advancedDefaults = { browsers: usual as string };

/** The email address for applications. */
export const jobsAddress = 'jobs@marlowfinch.example';

export const advancedView = ({
  browsers,
}: typeof advancedDefaults): AdvancedCardsPageQueryVariables => ({
  browsers: periodOf(browsers),
  jobs: jobsAddress,
});
