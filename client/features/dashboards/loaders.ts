import { createQueryLoader } from '../../data/queryLoader.ts';
import { EcommercePageDocument } from '../../gql/dashboards/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { ecommerceDefaults, toEcommerceVariables } from './cards/dashboardParams.ts';

export const ecommerceLoader = createQueryLoader(({ request }) => [
  {
    query: EcommercePageDocument,
    variables: toEcommerceVariables(
      readParams(new URL(request.url).searchParams, ecommerceDefaults),
    ),
  },
]);
