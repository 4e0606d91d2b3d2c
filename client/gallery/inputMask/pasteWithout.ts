import type { ClipboardEvent } from 'react';

/** Returns a paste handler that removes the prefix, which the mask adds itself. */
export const pasteWithout = (prefix: string) => (event: ClipboardEvent) => {
  const text = event.clipboardData.getData('text').trim();
  if (!text.startsWith(prefix)) return;

  event.preventDefault();
  event.stopPropagation();
  // The only way to insert other text with support for undo.
  document.execCommand('insertText', false, text.slice(prefix.length));
};
