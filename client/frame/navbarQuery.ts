import { useQuery } from '@apollo/client/react';
import { features } from '../features.ts';
import { mergeQueries } from './mergeQueries.ts';

const documents = features.flatMap(({ navbar = [], frameQuery }) =>
  [frameQuery, ...navbar.map(({ query }) => query)].flatMap((query) => query ?? []),
);

const navbarQuery = mergeQueries('Navbar', documents);

/** Fetches the data of the frame and of all widgets of the navbar in one request. Without the data, a widget is not shown. */
export const useNavbarData = () => useQuery(navbarQuery, { skip: documents.length === 0 });
