import { useEffect, useState } from 'react';

const named = () => decodeURIComponent(location.hash.slice(1));

/** Returns the open operations. The one in the URL opens and scrolls into view. */
export function useOpen() {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([named()]));

  useEffect(() => {
    function show() {
      const id = named();
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
  }, []);

  function toggle(id: string) {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  return { open, toggle, openOnly: (ids: string[]) => setOpen(new Set(ids)) };
}
