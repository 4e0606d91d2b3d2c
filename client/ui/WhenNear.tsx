import { useMantineEnv } from '@mantine/core';
import {
  type PropsWithChildren,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { runWhenInUse } from './lazyComponent.tsx';

interface WhenNearProps extends PropsWithChildren {
  /** A placeholder of the same height. */
  place: ReactNode;
}

/**
 * Renders its children when they come near the viewport, or when the page is in use and the browser
 * is idle.
 */
export function WhenNear({ place, children }: WhenNearProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Tests have no viewport.
  const [isNear, setNear] = useState(useMantineEnv() === 'test');

  useEffect(() => {
    if (isNear || !ref.current) return;
    const show = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin: '25% 0px' },
    );
    observer.observe(ref.current);
    runWhenInUse(show);
    return () => observer.disconnect();
  }, [isNear]);

  return isNear ? (
    children
  ) : (
    <div ref={ref} data-far>
      {place}
    </div>
  );
}
