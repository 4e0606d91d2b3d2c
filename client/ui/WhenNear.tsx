import { useMantineEnv } from '@mantine/core';
import {
  type PropsWithChildren,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { runAfterInteraction } from './lazyComponent.tsx';

interface WhenNearProps extends PropsWithChildren {
  /** Content of the same height. */
  placeholder: ReactNode;
  /** Milliseconds after which the children are rendered in any case. */
  maxDelay?: number;
}

/**
 * Renders its children when they come near the viewport, when the page is printed, or when the browser is idle after
 * the first interaction.
 */
export function WhenNear({ placeholder, maxDelay, children }: WhenNearProps) {
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
    const showAtOnce = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', showAtOnce);
    const timer = maxDelay === undefined ? undefined : setTimeout(show, maxDelay);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('beforeprint', showAtOnce);
    };
  }, [isNear, maxDelay]);

  return isNear ? (
    children
  ) : (
    <div ref={ref} data-not-rendered>
      {placeholder}
    </div>
  );
}
