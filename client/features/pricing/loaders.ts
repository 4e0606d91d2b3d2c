import { createLoader } from '../../data/loader.ts';
import { PricingPageDocument } from '../../gql/pricing/graphql.ts';

export const pricingLoader = createLoader(({ preloadQuery }) => ({
  page: preloadQuery(PricingPageDocument),
}));
