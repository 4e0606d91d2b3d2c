import type { DetachedWindowAPI } from 'happy-dom';

/** Sets the width of the window in happy-dom to that of a phone, a tablet or a desktop. */
export function setWidth(width: 390 | 1024 | 1440) {
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });
}
