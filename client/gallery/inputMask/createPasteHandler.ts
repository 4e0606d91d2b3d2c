import type { ClipboardEvent } from 'react';

/** Returns a paste handler that removes the prefix, because the mask adds the prefix itself. */
export const createPasteHandler = (prefix: string) => (event: ClipboardEvent) => {
  const text = event.clipboardData.getData('text').trim();
  if (!text.startsWith(prefix)) return;

  event.preventDefault();
  event.stopPropagation();
  // `execCommand` is deprecated, but the user could not undo a change that is made in another way.
  document.execCommand('insertText', false, text.slice(prefix.length));
};
