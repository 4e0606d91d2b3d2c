import { createQueryLoader } from '../../data/queryLoader.ts';
import { PricingPageDocument } from '../../gql/pricing/graphql.ts';

export const pricingLoader = createQueryLoader(() => [{ query: PricingPageDocument }]);
