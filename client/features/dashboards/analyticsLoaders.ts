import { AnalyticsPageDocument } from '../../gql/dashboardsAnalytics/graphql.ts';
import { createQueryLoader } from '../../state/queryLoader.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { analyticsDefaults, toAnalyticsVariables } from '../../ui/cards/dashboardParams.ts';

export const analyticsLoader = createQueryLoader(({ request }) => [
  {
    query: AnalyticsPageDocument,
    variables: toAnalyticsVariables(
      readParams(new URL(request.url).searchParams, analyticsDefaults),
    ),
  },
]);
