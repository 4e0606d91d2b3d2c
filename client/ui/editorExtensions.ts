import type { AnyExtension } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { TextAlign } from '@tiptap/extension-text-align';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { keepTag, keptElements } from './editorElements.ts';
import { implicit } from './editorHtml.ts';
import { EditorLink } from './editorLink.ts';

/** A paragraph, which can be one that exists only in the editor. */
const EditorParagraph = Paragraph.extend({
  addAttributes: () => ({
    isImplicit: {
      default: false,
      parseHTML: (element) => element.hasAttribute(implicit),
      renderHTML: ({ isImplicit }) => (isImplicit ? { [implicit]: '' } : {}),
    },
  }),
});

/** A preformatted text, whose words can be formatted. */
const Preformatted = CodeBlock.extend({
  content: 'inline*',
  marks: '_',
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, 0],
});

/** The text alignment, as an attribute that the sanitizer keeps. */
const Alignment = TextAlign.extend({
  addGlobalAttributes() {
    const { alignments, types } = this.options;
    return [
      {
        types,
        attributes: {
          textAlign: {
            default: null,
            parseHTML(element) {
              const alignment = element.dataset.align ?? element.style.textAlign;
              return alignments.includes(alignment) ? alignment : null;
            },
            renderHTML: ({ textAlign }) => (textAlign ? { 'data-align': textAlign } : {}),
          },
        },
      },
    ];
  },
}).configure({ types: ['paragraph', 'heading', 'div', 'blockquote', 'listItem', 'tableCell'] });

/** The extensions of the editor. They keep all elements and attributes of `htmlElements.ts`. */
export const editorExtensions: AnyExtension[] = [
  Document,
  EditorParagraph,
  Text,
  HardBreak,
  Heading,
  Blockquote,
  HorizontalRule,
  keepTag(Bold, ['strong', 'b']),
  keepTag(Italic, ['em', 'i']),
  Underline,
  keepTag(Strike, ['s', 'del']),
  Code.extend({ excludes: '' }),
  Preformatted,
  BulletList,
  OrderedList,
  ListItem.extend({ content: 'block+' }),
  ListKeymap,
  EditorLink,
  Alignment,
  ...keptElements,
  Dropcursor,
  UndoRedo,
];
