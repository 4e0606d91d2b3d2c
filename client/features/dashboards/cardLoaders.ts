import { createLoader } from '../../data/loader.ts';
import {
  ActionCardsPageDocument,
  AdvancedCardsPageDocument,
  AnalyticsCardsPageDocument,
  // remove-feature blog ecommerce
  BasicCardsPageDocument,
  // end blog ecommerce
  StatisticsCardsPageDocument,
} from '../../gql/dashboardsCards/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import {
  advancedDefaults,
  analyticsCardsDefaults,
  toAdvancedVariables,
  toAnalyticsCardsVariables,
} from './cardParams.ts';
import type { CardScreen } from './cardRoutes.ts';

/** The loaders of the card screens, by the last part of the path. */
export const cardLoaders = {
  // remove-feature blog ecommerce
  basic: createLoader(({ preloadQuery }) => ({ page: preloadQuery(BasicCardsPageDocument) })),
  // end blog ecommerce
  advance: createLoader(({ preloadQuery, url }) => ({
    page: preloadQuery(AdvancedCardsPageDocument, {
      variables: toAdvancedVariables(readParams(url.searchParams, advancedDefaults)),
    }),
  })),
  statistics: createLoader(({ preloadQuery }) => ({
    page: preloadQuery(StatisticsCardsPageDocument),
  })),
  analytics: createLoader(({ preloadQuery, url }) => ({
    page: preloadQuery(AnalyticsCardsPageDocument, {
      variables: toAnalyticsCardsVariables(readParams(url.searchParams, analyticsCardsDefaults)),
    }),
  })),
  action: createLoader(({ preloadQuery }) => ({ page: preloadQuery(ActionCardsPageDocument) })),
} satisfies Record<CardScreen, unknown>;
