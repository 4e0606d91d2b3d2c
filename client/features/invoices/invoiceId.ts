import { type LoaderFunction, type Params, redirect } from 'react-router-dom';
import { parseId } from '../../ui/parseId.ts';

/** The invoice that addresses without a number lead to. */
const first = 4987;

/** The number in an address. */
export const idOf = ({ id }: Params) => Number(id);

/** An address without a number leads to the first invoice; what is no number is no invoice. */
export const knownInvoice =
  (screen: string): LoaderFunction =>
  ({ params: { id }, request }) => {
    if (id === undefined) return redirect(`/apps/invoice/${screen}/${first}`);
    if (parseId(id)) return null;
    throw new Response(null, { status: 404, statusText: request.url });
  };
