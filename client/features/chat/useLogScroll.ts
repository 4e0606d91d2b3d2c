import { useLayoutEffect, useRef, useState } from 'react';

interface LogScroll {
  oldestId: number | undefined;
  newestId: number | undefined;
  isNewestOwn: boolean;
  unsentCount: number;
  isTyping: boolean;
  /** The id of the element to scroll to. Undefined for the end. */
  target: string | undefined;
  onTop: () => void;
}

/** The distance from an end, in pixels, that counts as being there. */
const near = 80;

/**
 * Scrolls a message list: stays at the end until the user scrolls away, and keeps the position when
 * older messages are added.
 */
export function useLogScroll(log: LogScroll) {
  const { oldestId, newestId, isNewestOwn, unsentCount, isTyping, target, onTop } = log;
  const ref = useRef<HTMLElement>(null);
  const lastLog = useRef({ oldestId, newestId, unsentCount, height: 0, target: '', isAtEnd: true });
  const [isAway, setAway] = useState(false);
  const [hasNew, setNew] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing changes the height as well
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const before = lastLog.current;
    const place = target ? document.getElementById(target) : null;
    const cameFirst = before.oldestId !== undefined && oldestId !== before.oldestId;
    const isSent = unsentCount > before.unsentCount;
    const isNews = newestId !== before.newestId;

    if (place && before.target !== target) {
      // `scrollIntoView` would also scroll the page.
      element.scrollTop = place.offsetTop - element.clientHeight / 2;
      before.isAtEnd = isAtEnd(element);
      before.target = target ?? '';
    } else if (cameFirst) element.scrollTop += element.scrollHeight - before.height;
    else if (before.isAtEnd || isSent) element.scrollTop = element.scrollHeight;
    else if (isNews && !isNewestOwn) setNew(true);

    Object.assign(before, { oldestId, newestId, unsentCount, height: element.scrollHeight });
  }, [oldestId, newestId, unsentCount, isTyping, target]);

  return {
    ref,
    isAway,
    hasNew,

    onScroll() {
      const element = ref.current;
      if (!element) return;
      lastLog.current.isAtEnd = isAtEnd(element);
      setAway(
        element.scrollHeight - element.scrollTop - element.clientHeight > element.clientHeight,
      );
      if (lastLog.current.isAtEnd) setNew(false);
      if (element.scrollTop < near) onTop();
    },

    toEnd() {
      const element = ref.current;
      if (!element) return;
      element.scrollTop = element.scrollHeight;
      element.focus();
    },
  };
}

function isAtEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < near;
}
