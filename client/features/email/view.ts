import type { Params } from 'react-router-dom';
import { nameOf, type Place, placeNamed } from './places.ts';

/** What the mailbox's toolbar chooses, in the query string. */
export const defaults = { q: '' };

export const perPage = 50;

/** Which mails are listed. */
export interface View extends Place {
  q: string;
}

/** What an address of the mailbox asks for. */
export function viewOf(params: Params, { q }: typeof defaults): View {
  return { q, ...placeNamed(nameOf(params)) };
}
