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

/** Returns the beginning of HTML content as plain text that ends with a whole word. */
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

/** Returns a slug for a title, without accents. Returns `post` for a title without Latin letters or digits. */
export function createPostSlug(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return createSlug(plain).slice(0, 80).replace(/-$/, '') || 'post';
}

/** Formats the day of a time, such as `21 Feb 2026`. */
export function formatPostedDay(time: string): string {
  const [, day, month, year] = new Date(time).toUTCString().split(' ');
  return `${day} ${month} ${year}`;
}
