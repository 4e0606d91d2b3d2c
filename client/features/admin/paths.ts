import { findCollection } from './collections.ts';

const encode = encodeURIComponent;

export const getListPath = (path: string): string => `/admin/${encode(path)}`;
export const getNewPath = (path: string): string => `/admin/${encode(path)}/new`;
export const getEditPath = (path: string, id: string): string =>
  `/admin/${encode(path)}/edit/${encode(id)}`;

/** Returns the path of the page of a row. */
export const getRowPath = ({ collection, id }: { collection: string; id: string }): string =>
  `/admin/${encode(findCollection(collection)?.path ?? collection)}/view/${encode(id)}`;
