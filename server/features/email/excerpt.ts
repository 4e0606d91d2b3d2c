import type { EmailRow } from './row.ts';
import { extractText } from './text.ts';

const before = 40;
const length = 140;

/** Returns the part of the text that contains `q`, or the beginning. */
export function findExcerpt({ message, preview, replies }: EmailRow, q: string): string {
  const part = q.toLowerCase();
  if (part === '' || preview.toLowerCase().includes(part)) return preview;

  const texts = [message, ...replies.map((reply) => reply.message)].map(extractText);
  const text = texts.find((one) => one.toLowerCase().includes(part));
  if (text === undefined) return preview;

  const start = Math.max(0, text.toLowerCase().indexOf(part) - before);
  const end = Math.min(text.length, start + Math.max(length, before + part.length));
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}
