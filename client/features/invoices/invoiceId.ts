import type { Params } from 'react-router-dom';

export const parseInvoiceId = ({ id }: Params) => Number(id);
