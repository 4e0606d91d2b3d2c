import { createQueryLoader } from '../../data/queryLoader.ts';
import { AnalyticsPageDocument } from '../../gql/dashboardsAnalytics/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { analyticsDefaults, toAnalyticsVariables } from './cards/dashboardParams.ts';

export const analyticsLoader = createQueryLoader(({ request }) => [
  {
    query: AnalyticsPageDocument,
    variables: toAnalyticsVariables(
      readParams(new URL(request.url).searchParams, analyticsDefaults),
    ),
  },
]);
