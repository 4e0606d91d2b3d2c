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
import { EditorLink } from './editorLink.ts';

/** The extensions of the editor. */
export const editorExtensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading,
  Blockquote,
  HorizontalRule,
  Bold,
  Italic,
  Underline,
  Strike,
  Code,
  CodeBlock,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  EditorLink,
  TextAlign.configure({ types: ['paragraph', 'heading'] }),
  Dropcursor,
  UndoRedo,
];
