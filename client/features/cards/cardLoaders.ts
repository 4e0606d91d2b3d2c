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
  advancedView,
  analyticsCardsDefaults,
  analyticsCardsView,
} from './cardViews.ts';
import type { CardScreen } from './index.ts';

const searchOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams;

/** The loaders of the card screens, by the last part of the path. */
export const cardLoaders: Record<CardScreen, ReturnType<typeof createQueryLoader>> = {
  basic: createQueryLoader(() => [{ query: BasicCardsPageDocument }]),
  advance: createQueryLoader((args) => [
    {
      query: AdvancedCardsPageDocument,
      variables: advancedView(readParams(searchOf(args), advancedDefaults)),
    },
  ]),
  statistics: createQueryLoader(() => [{ query: StatisticsCardsPageDocument }]),
  analytics: createQueryLoader((args) => [
    {
      query: AnalyticsCardsPageDocument,
      variables: analyticsCardsView(readParams(searchOf(args), analyticsCardsDefaults)),
    },
  ]),
  action: createQueryLoader(() => [{ query: ActionCardsPageDocument }]),
};
