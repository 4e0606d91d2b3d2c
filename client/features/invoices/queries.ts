import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  InvoiceAddDocument,
  InvoiceEditDocument,
  InvoiceListDocument,
  InvoicePreviewDocument,
} from '../../gql/invoices/graphql.ts';
import type { EarlyQuery } from '../../state/early.ts';
import { readTableParams } from '../../ui/table/useTableParams.ts';
import { defaults, variablesOf } from './list.ts';

/** What each screen asks first. */
export function listQueries({ request }: LoaderFunctionArgs): EarlyQuery[] {
  const { searchParams } = new URL(request.url);
  return [
    {
      query: InvoiceListDocument,
      variables: variablesOf(readTableParams(searchParams, defaults)),
    },
  ];
}

const idIn = ({ params: { id } }: LoaderFunctionArgs) => Number(id);

export const previewQueries = (args: LoaderFunctionArgs): EarlyQuery[] =>
  args.params.id ? [{ query: InvoicePreviewDocument, variables: { id: idIn(args) } }] : [];

export const editQueries = (args: LoaderFunctionArgs): EarlyQuery[] =>
  args.params.id ? [{ query: InvoiceEditDocument, variables: { id: idIn(args) } }] : [];

export const addQueries = (): EarlyQuery[] => [{ query: InvoiceAddDocument }];
