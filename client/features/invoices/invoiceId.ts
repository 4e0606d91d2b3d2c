import { type LoaderFunction, type Params, redirect } from 'react-router-dom';

/** The invoice that addresses without a number lead to. */
const first = 4987;

/** The number in an address. */
export const idOf = ({ id }: Params) => Number(id);

/** An address without a number leads to the first invoice; what is no number is no invoice. */
export const knownInvoice =
  (screen: string): LoaderFunction =>
  ({ params: { id }, request }) => {
    if (id === undefined) return redirect(`/apps/invoice/${screen}/${first}`);
    if (/^[1-9]\d{0,8}$/.test(id)) return null;
    throw new Response(null, { status: 404, statusText: request.url });
  };
