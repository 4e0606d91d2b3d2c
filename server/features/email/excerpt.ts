import { indexOfFolded } from '../../values/foldText.ts';
import { contains } from '../../values/rows.ts';
import type { EmailRow } from './row.ts';
import { extractText } from './text.ts';

/** The number of characters before the found text. */
const lengthBefore = 40;
const excerptLength = 140;

/** Returns the part of the text that contains `q`, or the preview if no text contains it. */
export function findExcerpt({ message, preview, replies }: EmailRow, q: string): string {
  if (q === '' || contains(preview, q)) return preview;

  const texts = [message, ...replies.map((reply) => reply.message)].map(extractText);
  const text = texts.find((candidate) => contains(candidate, q));
  if (text === undefined) return preview;

  const start = Math.max(0, indexOfFolded(text, q) - lengthBefore);
  const end = Math.min(text.length, start + Math.max(excerptLength, lengthBefore + q.length));
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}
