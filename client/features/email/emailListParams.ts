import type { Params } from 'react-router-dom';
import { type FolderOrLabel, getFolderOrLabel, getFolderOrLabelName } from './foldersAndLabels.ts';

/** The default parameters in the query string. */
export const defaultParams = { q: '' };

export const perPage = 50;

/** The parameters of the list: the folder or label, and the search text. */
export interface EmailListParams extends FolderOrLabel {
  q: string;
}

/** Reads the list parameters from the URL. */
export function readListParams(params: Params, { q }: typeof defaultParams): EmailListParams {
  return { q, ...getFolderOrLabel(getFolderOrLabelName(params)) };
}
