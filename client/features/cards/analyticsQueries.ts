import { AnalyticsPageDocument } from '../../gql/cardsAnalytics/graphql.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { type Asked, searchOf } from './queries.ts';
import { analyticsDefaults, analyticsView } from './views.ts';

export const analytics: Asked = (args) => [
  {
    query: AnalyticsPageDocument,
    variables: analyticsView(readParams(searchOf(args), analyticsDefaults)),
  },
];
