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
  const text = removeScripts(html)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= excerptLength) return text;
  return `${text.slice(0, text.lastIndexOf(' ', excerptLength))} …`;
}

/** Removes the scripts and styles of HTML. A regular expression over both tags would take quadratic time. */
function removeScripts(html: string): string {
  let text = '';
  let end = 0;
  let open: { name: string; index: number } | undefined;
  for (const { 1: slash, 2: tag = '', index } of html.matchAll(/<(\/?)(script|style)\b/gi)) {
    const name = tag.toLowerCase();
    if (index < end) continue;
    if (slash === '') open ??= { name, index };
    else if (open?.name === name) {
      text += `${html.slice(end, open.index)} `;
      end = html.indexOf('>', index) + 1 || html.length;
      open = undefined;
    }
  }
  return text + html.slice(end);
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
