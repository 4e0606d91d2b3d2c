import { useEffect, useState } from 'react';

const named = () => decodeURIComponent(location.hash.slice(1));

/** Which operations are open. The one that the address names opens and comes into view. */
export function useOpen() {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([named()]));

  useEffect(() => {
    function show() {
      const id = named();
      if (!id) return;
      setOpen((before) => new Set([...before, id]));
      // The details are drawn first: they push down what follows.
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
