import createPurifier from 'dompurify';
import { attributes, blockTags, inlineTags, isOwnImage } from './htmlElements.ts';
import { isSafeUrl } from './isSafeUrl.ts';

const purifier = createPurifier(window);

const textAlign = /^\s*text-align:\s*(left|center|right|justify)\s*;?\s*$/i;
const blocks: string[] = [...blockTags];
const tags: string[] = [...blocks, ...inlineTags];

purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  // Of all styles, only the text alignment is kept.
  const align = textAlign.exec(attribute.attrValue);
  if (attribute.attrName === 'style' && align) element.setAttribute('data-align', align[1] ?? '');
});

purifier.addHook('afterSanitizeAttributes', (element) => {
  // It has no effect on an element inside of a line.
  if (!blocks.includes(element.localName)) element.removeAttribute('data-align');
  if (element.nodeName === 'A') secureLink(element);
  if (element.nodeName === 'IMG' && !isOwnImage(element.getAttribute('src') ?? ''))
    element.remove();
});

/** Removes scripts, styles and remote content from untrusted HTML. */
export function sanitize(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: ['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math', 'title'],
  });
}

function secureLink(link: Element) {
  const href = link.getAttribute('href');
  if (href === null) return;

  if (!isSafeUrl(href)) link.removeAttribute('href');
  else if (new URL(href, location.href).origin !== location.origin) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
}

/** Attributes without a visible effect, or which the sanitizer sets itself. */
const ignoredAttributes = ['class', 'id', 'rel', 'target'];

/** Returns whether the sanitizer removes a part of the HTML that a reader could miss. */
export function hasUnsupportedContent(html: string): boolean {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });

  return [...content.querySelectorAll('*')].some(
    (element) =>
      !tags.includes(element.localName) ||
      (element.localName === 'img' && !isOwnImage(element.getAttribute('src') ?? '')) ||
      [...element.attributes].some((attribute) => !isKept(attribute)),
  );
}

const isKept = ({ name, value }: Attr) =>
  [...attributes, ...ignoredAttributes].includes(name) ||
  (name === 'style' && textAlign.test(value));
