import type { Params } from 'react-router-dom';
import { type FolderOrLabel, getFolderOrLabel, getFolderOrLabelName } from './foldersAndLabels.ts';

/** The parameters of the list in the query string. */
export const defaults = { q: '' };

export const perPage = 50;

/** The list on the screen: its folder or label, and its parameters. */
export interface View extends FolderOrLabel {
  q: string;
}

/** Reads the view from the URL. */
export function readView(params: Params, { q }: typeof defaults): View {
  return { q, ...getFolderOrLabel(getFolderOrLabelName(params)) };
}
