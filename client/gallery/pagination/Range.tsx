import { useState } from 'react';
import { Pager } from '../../ui/Pager.tsx';

/** The pagination of tables, with the range of visible rows. */
export function Range() {
  const [page, setPage] = useState(1);

  return <Pager page={page} perPage={10} total={57} hasEnds onChange={setPage} />;
}
