import { useMantineEnv } from '@mantine/core';
import {
  type PropsWithChildren,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { runAfterInteraction } from './lazyComponent.tsx';

interface WhenNearProps extends PropsWithChildren {
  /** Content of the same height. */
  placeholder: ReactNode;
}

/**
 * Renders its children when they come near the viewport, or when the browser is idle after the first
 * interaction.
 */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Tests have no viewport.
  const [isNear, setNear] = useState(useMantineEnv() === 'test');

  useEffect(() => {
    if (isNear || !ref.current) return;
    const show = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin: '25% 0px' },
    );
    observer.observe(ref.current);
    runAfterInteraction(show);
    return () => observer.disconnect();
  }, [isNear]);

  return isNear ? (
    children
  ) : (
    <div ref={ref} data-not-rendered>
      {placeholder}
    </div>
  );
}
