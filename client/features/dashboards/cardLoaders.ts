import type { LoaderFunctionArgs } from 'react-router-dom';
import { createQueryLoader } from '../../data/queryLoader.ts';
import {
  ActionCardsPageDocument,
  AdvancedCardsPageDocument,
  AnalyticsCardsPageDocument,
  BasicCardsPageDocument,
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

const getSearchParams = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams;

/** The loaders of the card screens, by the last part of the path. */
export const cardLoaders: Record<CardScreen, ReturnType<typeof createQueryLoader>> = {
  basic: createQueryLoader(() => [{ query: BasicCardsPageDocument }]),
  advance: createQueryLoader((args) => [
    {
      query: AdvancedCardsPageDocument,
      variables: toAdvancedVariables(readParams(getSearchParams(args), advancedDefaults)),
    },
  ]),
  statistics: createQueryLoader(() => [{ query: StatisticsCardsPageDocument }]),
  analytics: createQueryLoader((args) => [
    {
      query: AnalyticsCardsPageDocument,
      variables: toAnalyticsCardsVariables(
        readParams(getSearchParams(args), analyticsCardsDefaults),
      ),
    },
  ]),
  action: createQueryLoader(() => [{ query: ActionCardsPageDocument }]),
};
