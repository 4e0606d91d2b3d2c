import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns the width and the height in pixels of an element without its scroll bars. The hook of Mantine is in the chunk of the charts,
 * which the calendar does not load.
 */
export function useContentSize(ref: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return size;
}
