import type { LoaderFunctionArgs } from 'react-router-dom';
import { createLoader } from '../../data/loader.ts';
import { loaderContext } from '../../data/loaderContext.ts';
import {
  AdminListDocument,
  AdminOverviewDocument,
  AdminRecordDocument,
} from '../../gql/admin/graphql.ts';
import { readTableParams } from '../../ui/table/useTableParams.ts';
import { loadCollections, requireCollection } from './collections.ts';
import { getListDefaults, getListVariables } from './list.ts';

/** Loads the collections before another loader runs, whose queries depend on them. */
const afterCollections =
  <Data>(loader: (args: LoaderFunctionArgs) => Promise<Data>) =>
  async (args: LoaderFunctionArgs): Promise<Data> => {
    const { loadClient } = args.context.get(loaderContext);
    await loadCollections(await loadClient());
    return loader(args);
  };

export const overviewLoader = afterCollections(
  createLoader(({ preloadQuery }) => ({ page: preloadQuery(AdminOverviewDocument) })),
);

export const listLoader = afterCollections(
  createLoader(({ preloadQuery, params, url }) => {
    const collection = requireCollection(params.path);
    const { name, isSingle } = collection;
    if (isSingle)
      return { record: preloadQuery(AdminRecordDocument, { variables: { collection: name } }) };
    const listParams = readTableParams(url.searchParams, getListDefaults(collection));
    return {
      page: preloadQuery(AdminListDocument, {
        variables: getListVariables(collection, listParams),
      }),
    };
  }),
);

export const recordLoader = afterCollections(
  createLoader(({ preloadQuery, params }) => {
    const { name } = requireCollection(params.path);
    const variables = { collection: name, id: params.id ?? '' };
    return { record: preloadQuery(AdminRecordDocument, { variables }) };
  }),
);

export const formLoader = afterCollections(
  createLoader(({ preloadQuery, params }) => {
    const { name, isSingle } = requireCollection(params.path);
    const variables = { collection: name, id: isSingle ? null : params.id };
    return { record: params.id ? preloadQuery(AdminRecordDocument, { variables }) : undefined };
  }),
);
