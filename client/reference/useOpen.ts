import { useEffect, useState } from 'react';

import type { Operation } from './openapi.ts';

const named = () => decodeURIComponent(location.hash.slice(1));

/** Returns the id of the operation that the URL names, by its id or by its route: `GET /api/users/:id`. */
function readOpenId(operations: Operation[]): string {
  const name = named();
  const route = name.replace(/:(\w+)/g, '{$1}');
  return operations.find(({ method, path }) => `${method} ${path}` === route)?.id ?? name;
}

/** Returns the open operations. The one in the URL opens and scrolls into view. */
export function useOpen(operations: Operation[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([readOpenId(operations)]));

  useEffect(() => {
    function show() {
      const id = readOpenId(operations);
      if (!id) return;
      setOpen((before) => new Set([...before, id]));
      // The details render first, because they push down the following operations.
      requestAnimationFrame(() => {
        const card = document.getElementById(id);
        card?.scrollIntoView();
        card?.querySelector('button')?.focus({ preventScroll: true });
      });
    }

    show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, [operations]);

  function toggle(id: string) {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  return { open, toggle, openOnly: (ids: string[]) => setOpen(new Set(ids)) };
}
