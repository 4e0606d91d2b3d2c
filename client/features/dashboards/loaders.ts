import { EcommercePageDocument } from '../../gql/dashboards/graphql.ts';
import { queryLoader } from '../../state/queryLoader.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { ecommerceDefaults, ecommerceView } from '../../ui/cards/views.ts';

export const ecommerceLoader = queryLoader(({ request }) => [
  {
    query: EcommercePageDocument,
    variables: ecommerceView(readParams(new URL(request.url).searchParams, ecommerceDefaults)),
  },
]);
