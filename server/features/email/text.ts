import type { EmailRow } from './row.ts';

const previewLength = 140;
const leadingQuote = /^\s*<blockquote>.*?<\/blockquote>/s;

const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** Returns the text of a message on one line, without HTML. */
export function extractText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the beginning of a message as plain text for lists, without the quote that it begins with. */
export function createPreview(html: string): string {
  // Converts only the beginning, because messages can be long.
  const beginning = html.slice(0, 20 * previewLength);
  const text = extractText(beginning.replace(leadingQuote, '')) || extractText(beginning);
  return text.length > previewLength ? `${text.slice(0, previewLength - 1).trimEnd()}…` : text;
}

/** Returns the texts for the search: the subject, the sender, the recipients, and the messages with all replies. */
export function listSearchedTexts({
  subject,
  from,
  to,
  cc,
  bcc,
  message,
  replies,
}: EmailRow): string[] {
  const people = [from, ...to].flatMap(({ name, email }) => [name, email]);
  const texts = [message, ...replies.map((reply) => reply.message)].map(extractText);
  return [subject, ...people, ...cc, ...bcc, ...texts];
}
