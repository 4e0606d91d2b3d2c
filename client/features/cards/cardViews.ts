import type {
  AdvancedCardsPageQueryVariables,
  AnalyticsCardsPageQueryVariables,
} from '../../gql/cards/graphql.ts';
import {
  analyticsDefaults,
  defaultPeriod,
  getCurrentYear,
  parsePeriod,
  toAnalyticsVariables,
  validateYear,
} from '../../ui/cards/dashboardParams.ts';

export const analyticsCardsDefaults = {
  ...analyticsDefaults,
  devices: defaultPeriod as string,
  customers: defaultPeriod as string,
  orders: defaultPeriod as string,
  year: 1,
};

export const analyticsCardsView = ({
  devices,
  customers,
  orders,
  year,
  ...params
}: typeof analyticsCardsDefaults): AnalyticsCardsPageQueryVariables => ({
  ...toAnalyticsVariables(params),
  devices: parsePeriod(devices),
  customers: parsePeriod(customers),
  orders: parsePeriod(orders),
  year: validateYear(year),
  before: getCurrentYear() - 1,
});

export const advancedDefaults = { browsers: defaultPeriod as string };

/** The email address for applications. */
export const jobsAddress = 'jobs@marlowfinch.example';

export const advancedView = ({
  browsers,
}: typeof advancedDefaults): AdvancedCardsPageQueryVariables => ({
  browsers: parsePeriod(browsers),
  jobs: jobsAddress,
});
