import type { Params } from 'react-router-dom';

/** Returns the id in the path. The loader has validated it. */
export const parseInvoiceId = ({ id }: Params) => Number(id);
