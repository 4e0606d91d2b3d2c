import { AnalyticsPageDocument } from '../../gql/dashboardsAnalytics/graphql.ts';
import { queryLoader } from '../../state/queryLoader.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { analyticsDefaults, toAnalyticsVariables } from '../../ui/cards/dashboardParams.ts';

export const analyticsLoader = queryLoader(({ request }) => [
  {
    query: AnalyticsPageDocument,
    variables: toAnalyticsVariables(
      readParams(new URL(request.url).searchParams, analyticsDefaults),
    ),
  },
]);
