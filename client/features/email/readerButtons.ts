/** The buttons in the header of an open email that keyboard shortcuts and other parts of the screen click. */
export type ReaderButton = 'newer' | 'older' | 'close';

export const findReaderButton = (name: ReaderButton) =>
  document.querySelector<HTMLElement>(`[data-reader-button="${name}"]:not(:disabled)`);

/** Opens the next email, or closes the open email if it is the only one. */
export const leaveOpenEmail = () =>
  (findReaderButton('older') ?? findReaderButton('newer') ?? findReaderButton('close'))?.click();
