import { PricingPageDocument } from '../../gql/pricing/graphql.ts';
import { createQueryLoader } from '../../state/queryLoader.ts';

export const pricingLoader = createQueryLoader(() => [{ query: PricingPageDocument }]);
