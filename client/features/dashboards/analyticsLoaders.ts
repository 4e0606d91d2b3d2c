import { createLoader } from '../../data/loader.ts';
import { AnalyticsPageDocument } from '../../gql/dashboardsAnalytics/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { rangeDefaults, toRangeVariables } from './cards/dashboardParams.ts';

export const analyticsLoader = createLoader(({ preloadQuery, url }) => ({
  page: preloadQuery(AnalyticsPageDocument, {
    variables: toRangeVariables(readParams(url.searchParams, rangeDefaults)),
  }),
}));
