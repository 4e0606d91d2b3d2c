import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  ActionCardsPageDocument,
  AdvancedCardsPageDocument,
  AnalyticsCardsPageDocument,
  BasicCardsPageDocument,
  StatisticsCardsPageDocument,
} from '../../gql/cards/graphql.ts';
import { queryLoader } from '../../state/queryLoader.ts';
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
export const cardLoaders: Record<CardScreen, ReturnType<typeof queryLoader>> = {
  basic: queryLoader(() => [{ query: BasicCardsPageDocument }]),
  advance: queryLoader((args) => [
    {
      query: AdvancedCardsPageDocument,
      variables: advancedView(readParams(searchOf(args), advancedDefaults)),
    },
  ]),
  statistics: queryLoader(() => [{ query: StatisticsCardsPageDocument }]),
  analytics: queryLoader((args) => [
    {
      query: AnalyticsCardsPageDocument,
      variables: analyticsCardsView(readParams(searchOf(args), analyticsCardsDefaults)),
    },
  ]),
  action: queryLoader(() => [{ query: ActionCardsPageDocument }]),
};
