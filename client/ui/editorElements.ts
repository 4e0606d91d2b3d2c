import { type AnyExtension, Extension, Mark, mergeAttributes, Node } from '@tiptap/core';
import { commonAttributes, isOwnImage } from './htmlElements.ts';

/** Creates a mark for an inline element for which there is no button, so that it is kept. */
const createMark = (tag: string) =>
  Mark.create({
    name: tag,
    // Elements of the same tag can be nested, with other attributes.
    excludes: '',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Returns the mark with an attribute for its tag, such as `b` beside `strong`, so that the tag is kept. */
export const keepTag = (mark: Mark, [defaultTag, ...tags]: [string, ...string[]]) =>
  mark.extend({
    addAttributes() {
      return { ...this.parent?.(), tag: createTagAttribute([defaultTag, ...tags]) };
    },
    renderHTML: ({ mark: { attrs }, HTMLAttributes }) => [attrs.tag, HTMLAttributes, 0],
  });

const createTagAttribute = (tags: [string, ...string[]]) => ({
  default: tags[0],
  rendered: false,
  parseHTML: ({ localName }: HTMLElement) => (tags.includes(localName) ? localName : tags[0]),
});

/** Creates a node of elements that contain other elements. */
const createContainer = (
  name: string,
  tags: [string, ...string[]],
  content: string,
  attributes: string[] = [],
  options: { group?: string; isolating?: boolean } = {},
) =>
  Node.create({
    ...{ name, content, ...options },
    addAttributes: () => ({
      tag: createTagAttribute(tags),
      ...Object.fromEntries(attributes.map((attribute) => [attribute, { default: null }])),
    }),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ node, HTMLAttributes }) => [node.attrs.tag, HTMLAttributes, 0],
  });

const Image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: null } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isOwnImage(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/** Keeps the attributes that every element can have. */
const CommonAttributes = Extension.create({
  name: 'commonAttributes',
  addGlobalAttributes: () => [
    {
      types: '*',
      attributes: Object.fromEntries(
        commonAttributes.map((attribute) => [
          attribute,
          { default: null, parseHTML: (element) => element.getAttribute(attribute) },
        ]),
      ),
    },
  ],
});

/** Keeps the text alignment of elements which the buttons do not align. */
const KeptAlignment = Extension.create({
  name: 'keptAlignment',
  addGlobalAttributes: () => [
    {
      types: [
        ...['bulletList', 'orderedList', 'codeBlock', 'horizontalRule'],
        ...['table', 'tableSection', 'tableRow'],
      ],
      attributes: { 'data-align': { default: null } },
    },
  ],
});

/** The elements that the editor keeps, but has no buttons for. */
export const keptElements: AnyExtension[] = [
  CommonAttributes,
  KeptAlignment,
  ...['mark', 'small', 'span', 'sub', 'sup'].map(createMark),
  Image,
  createContainer('div', ['div'], 'block+', [], { group: 'block' }),
  createContainer('table', ['table'], 'tableSection+', [], { group: 'block', isolating: true }),
  createContainer('tableSection', ['tbody', 'thead', 'tfoot'], 'tableRow*'),
  createContainer('tableRow', ['tr'], 'tableCell*'),
  createContainer('tableCell', ['td', 'th'], 'block+', ['colspan', 'rowspan'], { isolating: true }),
];
