import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Layout, useLayout } from '../theme/layout.ts';
import { findEntry } from './menu.ts';

const initialKeyframes: Record<Exclude<Layout['transition'], 'none'>, Keyframe> = {
  fade: { opacity: 0 },
  'fade-left': { opacity: 0, transform: 'translateX(-16px)' },
  zoom: { opacity: 0, transform: 'scale(0.98)' },
};

/** Animates the change to another screen with the transition in the layout settings. */
export function RouteTransition() {
  const { pathname } = useLocation();
  const { transition } = useLayout();
  // The addresses of one screen, such as the folders of the mailbox, belong to the same menu entry.
  const screenId = findEntry(pathname)?.id ?? pathname;
  const previousId = useRef(screenId);

  useEffect(() => {
    if (previousId.current === screenId) return;
    previousId.current = screenId;
    if (transition === 'none') return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    const from = { ...initialKeyframes[transition] };
    if (document.documentElement.dir === 'rtl' && transition === 'fade-left') {
      from.transform = 'translateX(16px)';
    }
    document
      .getElementById('content')
      ?.firstElementChild?.animate?.([from, { opacity: 1, transform: 'none' }], {
        duration: 150,
        easing: 'ease-out',
      });
  }, [screenId, transition]);

  return null;
}
