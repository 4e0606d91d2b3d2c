import { PricingPageDocument } from '../../gql/pricing/graphql.ts';
import { queryLoader } from '../../state/queryLoader.ts';

export const pricingLoader = queryLoader(() => [{ query: PricingPageDocument }]);
