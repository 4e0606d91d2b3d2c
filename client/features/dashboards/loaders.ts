import { createLoader } from '../../data/loader.ts';
import { EcommercePageDocument } from '../../gql/dashboards/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { ecommerceDefaults, toEcommerceVariables } from './cards/dashboardParams.ts';

export const ecommerceLoader = createLoader(({ preloadQuery, url }) => ({
  page: preloadQuery(EcommercePageDocument, {
    variables: toEcommerceVariables(readParams(url.searchParams, ecommerceDefaults)),
  }),
}));
