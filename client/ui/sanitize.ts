import createPurifier from 'dompurify';
import { isSafeUrl } from './isSafeUrl.ts';

const purifier = createPurifier(window);

const tags =
  'a b blockquote br code del div em h1 h2 h3 h4 h5 h6 hr i img li mark ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
const attributes =
  'href src alt title width height colspan rowspan start lang dir data-align'.split(' ');

purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  // Of all styles, only the text alignment is kept.
  const align = /^\s*text-align:\s*(left|center|right|justify)\s*;?\s*$/i.exec(attribute.attrValue);
  if (attribute.attrName === 'style' && align) element.setAttribute('data-align', align[1] ?? '');
});

purifier.addHook('afterSanitizeAttributes', (element) => {
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

/**
 * Returns whether a picture is loaded without a request to another server. Such a request would reveal that the text
 * was read.
 */
function isOwnImage(src: string): boolean {
  if (/^data:image\/(png|jpeg|gif|webp);base64,/i.test(src)) return true;
  try {
    const { origin, protocol } = new URL(src, location.href);
    return src !== '' && origin === location.origin && /^https?:$/.test(protocol);
  } catch {
    return false;
  }
}
