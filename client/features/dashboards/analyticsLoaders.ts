import { AnalyticsPageDocument } from '../../gql/dashboardsAnalytics/graphql.ts';
import { queryLoader } from '../../state/queryLoader.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { analyticsDefaults, analyticsView } from '../../ui/cards/views.ts';

export const analyticsLoader = queryLoader(({ request }) => [
  {
    query: AnalyticsPageDocument,
    variables: analyticsView(readParams(new URL(request.url).searchParams, analyticsDefaults)),
  },
]);
