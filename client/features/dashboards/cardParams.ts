import type {
  AdvancedCardsPageQueryVariables,
  AnalyticsCardsPageQueryVariables,
} from '../../gql/dashboardsCards/graphql.ts';
import {
  defaultPeriod,
  getCurrentYear,
  parsePeriod,
  validateYear,
} from './cards/dashboardParams.ts';

/** The URL parameters of the analytics cards with their default values. */
export const analyticsCardsDefaults = {
  sessions: defaultPeriod as string,
  support: defaultPeriod as string,
  devices: defaultPeriod as string,
  customers: defaultPeriod as string,
  orders: defaultPeriod as string,
  year: 1,
};

/** Converts URL parameters to query variables. Invalid values are replaced by the defaults. */
export const toAnalyticsCardsVariables = ({
  sessions,
  support,
  devices,
  customers,
  orders,
  year,
}: typeof analyticsCardsDefaults) =>
  ({
    sessions: parsePeriod(sessions),
    support: parsePeriod(support),
    devices: parsePeriod(devices),
    customers: parsePeriod(customers),
    orders: parsePeriod(orders),
    year: validateYear(year),
    before: getCurrentYear() - 1,
  }) satisfies AnalyticsCardsPageQueryVariables;

/** The URL parameters of the advanced cards with their default values. */
export const advancedDefaults = { browsers: defaultPeriod as string };

// remove-feature email
/** The email address to which applications are sent. */
export const jobsAddress = 'jobs@marlowfinch.example';
// end email

/** Converts URL parameters to query variables. Invalid values are replaced by the defaults. */
export const toAdvancedVariables = ({ browsers }: typeof advancedDefaults) =>
  ({
    browsers: parsePeriod(browsers),
    // remove-feature email
    jobs: jobsAddress,
    // end email
  }) satisfies AdvancedCardsPageQueryVariables;
