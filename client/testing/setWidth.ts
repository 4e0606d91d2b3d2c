import type { DetachedWindowAPI } from 'happy-dom';

/** Makes the window of the simulated browser as wide as a phone, or a desktop again. */
export function setWidth(width: 390 | 1024) {
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });
}
