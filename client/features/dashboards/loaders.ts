import { EcommercePageDocument } from '../../gql/dashboards/graphql.ts';
import { createQueryLoader } from '../../state/queryLoader.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { ecommerceDefaults, toEcommerceVariables } from '../../ui/cards/dashboardParams.ts';

export const ecommerceLoader = createQueryLoader(({ request }) => [
  {
    query: EcommercePageDocument,
    variables: toEcommerceVariables(
      readParams(new URL(request.url).searchParams, ecommerceDefaults),
    ),
  },
]);
