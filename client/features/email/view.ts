import type { Params } from 'react-router-dom';
import { getPlace, getPlaceName, type Place } from './places.ts';

/** The parameters of the list in the query string. */
export const defaults = { q: '' };

export const perPage = 50;

/** The list on the screen: its folder or label, and its parameters. */
export interface View extends Place {
  q: string;
}

/** Reads the view from the URL. */
export function readView(params: Params, { q }: typeof defaults): View {
  return { q, ...getPlace(getPlaceName(params)) };
}
