import { useEffect, useState } from 'react';
import type { Operation } from './openapi.ts';

const readHash = () => decodeURIComponent(location.hash.slice(1));

/** Returns the id of the operation in the hash of the URL, which contains the id or the route: `GET /api/users/:id`. */
function readOperationId(operations: Operation[]): string {
  const hash = readHash();
  const route = hash.replace(/:(\w+)/g, '{$1}');
  return operations.find(({ method, path }) => `${method} ${path}` === route)?.id ?? hash;
}

/** Returns the ids of the open operations. Opens the operation in the URL, and scrolls it into view. */
export function useOpenOperations(operations: Operation[]) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () => new Set([readOperationId(operations)]),
  );

  useEffect(() => {
    function openFromUrl() {
      const id = readOperationId(operations);
      if (!id) return;
      setOpenIds((ids) => new Set([...ids, id]));
      // The details must be rendered before, because they move the following operations down.
      requestAnimationFrame(() => {
        const card = document.getElementById(id);
        card?.scrollIntoView();
        card?.querySelector('button')?.focus({ preventScroll: true });
      });
    }

    openFromUrl();
    window.addEventListener('hashchange', openFromUrl);
    return () => window.removeEventListener('hashchange', openFromUrl);
  }, [operations]);

  function toggle(id: string) {
    setOpenIds((ids) => {
      const nextIds = new Set(ids);
      if (!nextIds.delete(id)) nextIds.add(id);
      return nextIds;
    });
  }

  return { openIds, toggle, setOpenIds: (ids: string[]) => setOpenIds(new Set(ids)) };
}
