import type { ClipboardEvent } from 'react';

/** Pastes what follows the prefix, which the mask brings itself. */
export const pasteWithout = (prefix: string) => (event: ClipboardEvent) => {
  const text = event.clipboardData.getData('text').trim();
  if (!text.startsWith(prefix)) return;

  event.preventDefault();
  event.stopPropagation();
  // The only way to paste something else that can be undone.
  document.execCommand('insertText', false, text.slice(prefix.length));
};
