import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  ActionCardsPageDocument,
  AdvancedCardsPageDocument,
  AnalyticsCardsPageDocument,
  BasicCardsPageDocument,
  StatisticsCardsPageDocument,
} from '../../gql/cards/graphql.ts';
import { createQueryLoader } from '../../state/queryLoader.ts';
import { readParams } from '../../state/useUrlParams.ts';
import {
  advancedDefaults,
  analyticsCardsDefaults,
  toAdvancedVariables,
  toAnalyticsCardsVariables,
} from './cardParams.ts';
import type { CardScreen } from './index.ts';

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
