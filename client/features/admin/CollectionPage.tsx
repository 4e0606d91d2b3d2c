import { useLoaderData, useParams } from 'react-router-dom';
import { useCollection } from './collections.ts';
import { ListPage } from './ListPage.tsx';
import type { listLoader } from './loaders.ts';
import { Record } from './RecordPage.tsx';

/** The page of a collection at `/admin/books`: its list, or its only row. */
export function CollectionPage() {
  const collection = useCollection(useParams().path);
  const { record } = useLoaderData<typeof listLoader>();

  return record ? (
    <Record key={collection.name} collection={collection} query={record} />
  ) : (
    <ListPage key={collection.name} collection={collection} />
  );
}
