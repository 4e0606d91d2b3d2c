import type { Params } from 'react-router-dom';
import { nameOf, type Place, placeNamed } from './places.ts';

/** The parameters of the list in the query string. */
export const defaults = { q: '' };

export const perPage = 50;

/** The list on the screen: its folder or label, and its parameters. */
export interface View extends Place {
  q: string;
}

/** Reads the view from the URL. */
export function viewOf(params: Params, { q }: typeof defaults): View {
  return { q, ...placeNamed(nameOf(params)) };
}
