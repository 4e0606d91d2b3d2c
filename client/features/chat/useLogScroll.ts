import { useLayoutEffect, useRef, useState } from 'react';

interface LogScrollOptions {
  oldestId: number | undefined;
  newestId: number | undefined;
  isNewestOwn: boolean;
  unsentCount: number;
  isTyping: boolean;
  /** The id of the element to scroll to. Undefined for the end. */
  target: string | undefined;
  onReachTop: () => void;
}

/** A scroll position within this distance in pixels from an end counts as at the end. */
const edgeDistance = 80;

/**
 * Scrolls a list of messages. The list stays at its end until the user scrolls away, and keeps its position when older
 * messages are added.
 */
export function useLogScroll(log: LogScrollOptions) {
  const { oldestId, newestId, isNewestOwn, unsentCount, isTyping, target, onReachTop } = log;
  const ref = useRef<HTMLElement>(null);
  const lastLog = useRef({ oldestId, newestId, unsentCount, height: 0, target: '', isAtEnd: true });
  const [isScrolledAway, setScrolledAway] = useState(false);
  const [hasNewMessages, setNewMessages] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the typing indicator changes the height, too
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const before = lastLog.current;
    const targetElement = target ? document.getElementById(target) : null;
    const hasOlderMessages = before.oldestId !== undefined && oldestId !== before.oldestId;
    const wasSent = unsentCount > before.unsentCount;
    const hasNewMessage = newestId !== before.newestId;

    if (targetElement && before.target !== target) {
      // `scrollIntoView` would also scroll the page.
      element.scrollTop = targetElement.offsetTop - element.clientHeight / 2;
      before.isAtEnd = isAtEnd(element);
      before.target = target ?? '';
    } else if (hasOlderMessages) element.scrollTop += element.scrollHeight - before.height;
    else if (before.isAtEnd || wasSent) element.scrollTop = element.scrollHeight;
    else if (hasNewMessage && !isNewestOwn) setNewMessages(true);

    Object.assign(before, { oldestId, newestId, unsentCount, height: element.scrollHeight });
  }, [oldestId, newestId, unsentCount, isTyping, target]);

  return {
    ref,
    isScrolledAway,
    hasNewMessages,

    onScroll() {
      const element = ref.current;
      if (!element) return;
      lastLog.current.isAtEnd = isAtEnd(element);
      setScrolledAway(
        element.scrollHeight - element.scrollTop - element.clientHeight > element.clientHeight,
      );
      if (lastLog.current.isAtEnd) setNewMessages(false);
      if (element.scrollTop < edgeDistance) onReachTop();
    },

    scrollToEnd() {
      const element = ref.current;
      if (!element) return;
      element.scrollTop = element.scrollHeight;
      element.focus();
    },
  };
}

function isAtEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < edgeDistance;
}
