import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { createQueryLoader, requireId } from '../../data/queryLoader.ts';
import {
  InvoiceAddDocument,
  InvoiceEditDocument,
  InvoiceListDocument,
  InvoicePreviewDocument,
} from '../../gql/invoices/graphql.ts';
import { withoutBase } from '../../navigation/basePath.ts';
import { readTableParams } from '../../ui/table/useTableParams.ts';
import { getListVariables, listDefaults } from './listVariables.ts';

/** The invoice that a path without an id opens. */
const defaultInvoiceId = 4987;

/** Returns the id in the path. Redirects a path without an id to the default invoice. */
function requireInvoiceId({ params: { id }, request }: LoaderFunctionArgs): number {
  if (id === undefined) {
    throw redirect(
      `${withoutBase(new URL(request.url).pathname).replace(/\/$/, '')}/${defaultInvoiceId}`,
    );
  }
  return requireId(id);
}

export const listLoader = createQueryLoader(({ request }) => {
  const { searchParams } = new URL(request.url);
  return [
    {
      query: InvoiceListDocument,
      variables: getListVariables(readTableParams(searchParams, listDefaults)),
    },
  ];
});

export const previewLoader = createQueryLoader((args) => [
  { query: InvoicePreviewDocument, variables: { id: requireInvoiceId(args) } },
]);

export const editLoader = createQueryLoader((args) => [
  { query: InvoiceEditDocument, variables: { id: requireInvoiceId(args) } },
]);

export const addLoader = createQueryLoader(() => [{ query: InvoiceAddDocument }]);
