import type { LoaderFunctionArgs } from 'react-router-dom';
import { EcommercePageDocument } from '../../gql/cards/graphql.ts';
import type { EarlyQuery } from '../../state/early.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { ecommerceDefaults, ecommerceView } from './views.ts';

export type Asked = (args: LoaderFunctionArgs) => EarlyQuery[];

export const searchOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams;

export const ecommerce: Asked = (args) => [
  {
    query: EcommercePageDocument,
    variables: ecommerceView(readParams(searchOf(args), ecommerceDefaults)),
  },
];
