// The HTML that texts can contain. The sanitizer keeps it, and the editor keeps it as well when a text is changed.

/** The tags of elements that contain text or other elements, and begin on a new line. */
export const blockTags = [
  ...['blockquote', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li', 'ol', 'p', 'pre', 'ul'],
  ...['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
] as const;

/** The tags of elements inside of a line. */
export const inlineTags = [
  ...['a', 'b', 'br', 'code', 'del', 'em', 'i', 'img', 'mark', 's', 'small', 'span', 'strong'],
  ...['sub', 'sup', 'u'],
] as const;

/** The attributes that every element can have. */
export const commonAttributes = ['title', 'lang', 'dir', 'width', 'height'] as const;

/** `data-align` is the text alignment. The sanitizer replaces the style `text-align` by it. */
export const attributes = [
  ...commonAttributes,
  ...['href', 'src', 'alt', 'colspan', 'rowspan', 'start', 'data-align'],
];

/**
 * Returns whether a picture is loaded without a request to another server. Such a request would reveal that the text
 * was read.
 */
export function isOwnImage(src: string): boolean {
  if (/^data:image\/(png|jpeg|gif|webp);base64,/i.test(src)) return true;
  try {
    const { origin, protocol } = new URL(src, location.href);
    return src !== '' && origin === location.origin && /^https?:$/.test(protocol);
  } catch {
    return false;
  }
}
