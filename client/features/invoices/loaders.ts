import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { createLoader } from '../../data/loader.ts';
import {
  InvoiceAddDocument,
  InvoiceEditDocument,
  InvoiceListDocument,
  InvoiceOverviewDocument,
  InvoicePreviewDocument,
} from '../../gql/invoices/graphql.ts';
import { withoutBase } from '../../navigation/basePath.ts';
import { requireId } from '../../navigation/notFound.ts';
import { readTableParams } from '../../ui/table/useTableParams.ts';
import { getListVariables, listDefaults } from './listVariables.ts';

/** The invoice that a path without an id opens. */
const defaultInvoiceId = 4987;

/** Returns the id in the path. Redirects a path without an id to the default invoice. */
function requireInvoiceId({ params: { id }, url }: LoaderFunctionArgs): number {
  if (id === undefined) {
    throw redirect(`${withoutBase(url.pathname).replace(/\/$/, '')}/${defaultInvoiceId}`);
  }
  return requireId(id);
}

export const listLoader = createLoader(({ preloadQuery, url }) => ({
  page: preloadQuery(InvoiceListDocument, {
    variables: getListVariables(readTableParams(url.searchParams, listDefaults)),
  }),
  overview: preloadQuery(InvoiceOverviewDocument),
}));

export const previewLoader = createLoader((args) => ({
  page: args.preloadQuery(InvoicePreviewDocument, { variables: { id: requireInvoiceId(args) } }),
}));

export const editLoader = createLoader((args) => ({
  page: args.preloadQuery(InvoiceEditDocument, { variables: { id: requireInvoiceId(args) } }),
}));

export const addLoader = createLoader(({ preloadQuery }) => ({
  page: preloadQuery(InvoiceAddDocument),
}));
