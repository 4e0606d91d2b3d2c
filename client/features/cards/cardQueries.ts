import {
  ActionCardsPageDocument,
  AdvancedCardsPageDocument,
  AnalyticsCardsPageDocument,
  BasicCardsPageDocument,
  StatisticsCardsPageDocument,
} from '../../gql/cardsScreens/graphql.ts';
import { readParams } from '../../state/useUrlParams.ts';
import {
  advancedDefaults,
  advancedView,
  analyticsCardsDefaults,
  analyticsCardsView,
} from './cardViews.ts';
import type { CardScreen } from './index.ts';
import { type Asked, searchOf } from './queries.ts';

/** What the screens of cards ask first, by the ends of their addresses. */
export const cardQueries: Record<CardScreen, Asked> = {
  basic: () => [{ query: BasicCardsPageDocument }],
  advance: (args) => [
    {
      query: AdvancedCardsPageDocument,
      variables: advancedView(readParams(searchOf(args), advancedDefaults)),
    },
  ],
  statistics: () => [{ query: StatisticsCardsPageDocument }],
  analytics: (args) => [
    {
      query: AnalyticsCardsPageDocument,
      variables: analyticsCardsView(readParams(searchOf(args), analyticsCardsDefaults)),
    },
  ],
  action: () => [{ query: ActionCardsPageDocument }],
};
