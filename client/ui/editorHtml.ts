import { blockTags } from './htmlElements.ts';
import { sanitize } from './sanitize.ts';

/** The elements whose text needs a paragraph in the editor, but not in HTML. */
const containers = 'blockquote, div, li, td, th';
const blocks = blockTags.join(', ');

/** The attribute of paragraphs that exist only in the editor. */
export const implicit = 'data-implicit';

/** Converts stored HTML for the editor, which needs a paragraph around each text in a container such as a table cell. */
export function toEditorHtml(html: string): string {
  const { template, content } = parse(sanitize(html));
  for (const container of content.querySelectorAll(containers)) wrapTexts(container);
  return template.innerHTML;
}

/** Converts the HTML of the editor to the HTML that is stored. */
export function fromEditorHtml(html: string): string {
  const { template, content } = parse(html);
  const paragraphs = [...content.querySelectorAll(`p[${implicit}]`)];
  // Text beside text needs its paragraph, for example after the user has broken a line.
  const isSeparate = (element: Element | null) => !element?.hasAttribute(implicit);
  const removed = paragraphs.filter(
    ({ parentElement, previousElementSibling: previous, nextElementSibling: next }) =>
      parentElement?.matches(containers) && isSeparate(previous) && isSeparate(next),
  );
  for (const paragraph of paragraphs) {
    if (removed.includes(paragraph)) paragraph.replaceWith(...paragraph.childNodes);
    else paragraph.removeAttribute(implicit);
  }
  return template.innerHTML;
}

function parse(html: string) {
  // The content of a template is inert: it loads no pictures and runs no scripts.
  const template = Object.assign(document.createElement('template'), { innerHTML: html });
  return { template, content: template.content };
}

/** Adds a paragraph around each sequence of texts and inline elements. */
function wrapTexts(container: Element) {
  let paragraph: HTMLElement | undefined;
  for (const node of [...container.childNodes]) {
    const isBlock = node instanceof Element && (node.matches(blocks) || node.querySelector(blocks));
    const isBlank = node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === '';
    if (isBlock) paragraph = undefined;
    else if (paragraph) paragraph.append(node);
    else if (!isBlank) {
      paragraph = createParagraph();
      node.replaceWith(paragraph);
      paragraph.append(node);
    }
  }
  if (!container.firstElementChild) container.replaceChildren(createParagraph());
}

function createParagraph(): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.setAttribute(implicit, '');
  return paragraph;
}
