import { useState } from 'react';
import { Pager } from '../../ui/Pager.tsx';

/** The pagination of the tables in this application, which shows the range of visible rows. */
export function RowRange() {
  const [page, setPage] = useState(1);

  return <Pager page={page} perPage={10} total={57} hasEnds onChange={setPage} />;
}
