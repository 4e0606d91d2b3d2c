import { createSlug } from '../../values/slugs.ts';

const excerptLength = 220;

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The beginning of a content, as plain text that ends with a whole word. */
export function createExcerpt(html: string): string {
  const text = html
    .replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= excerptLength) return text;
  return `${text.slice(0, text.lastIndexOf(' ', excerptLength))} …`;
}

/** The words of an address, without the accents of a title; `post` where nothing is left. */
export function wordsOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return createSlug(plain).slice(0, 80).replace(/-$/, '') || 'post';
}

/** `21 Feb 2026` */
export function formatDay(moment: string): string {
  const [, day, month, year] = new Date(moment).toUTCString().split(' ');
  return `${day} ${month} ${year}`;
}
