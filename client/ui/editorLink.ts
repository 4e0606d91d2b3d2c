import { type Editor, InputRule, Mark, mergeAttributes, PasteRule } from '@tiptap/core';
import type { MarkType } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { isSafeAddress } from './addresses.ts';

const address = String.raw`(?:https?:\/\/|www\.)[^\s<>"]+[^\s<>".,;:!?')\]]`;
const typed = new RegExp(`(?<=^|\\s)(${address})[.,;:!?')\\]]* $`);
const atEnd = new RegExp(`(?<=^|\\s)${address}$`);
const alone = new RegExp(`^${address}$`);

/** Where an address leads, also when its beginning was left out. */
const hrefOf = (text: string) => (text.startsWith('www.') ? `https://${text}` : text);

/**
 * Links: the editor's own bring along a list of all top-level domains, which weighs more
 * than all other parts.
 */
export const EditorLink = Mark.create({
  name: 'link',
  priority: 1000,
  keepOnSplit: false,
  inclusive: false,
  exitable: true,

  addAttributes: () => ({ href: { default: null }, target: { default: null } }),

  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isSafeAddress(element.getAttribute('href') ?? '') ? null : false),
    },
  ],

  renderHTML: ({ HTMLAttributes }) => [
    'a',
    mergeAttributes({ rel: 'noopener noreferrer nofollow' }, HTMLAttributes),
    0,
  ],

  addCommands() {
    return {
      setLink:
        (attributes) =>
        ({ chain }) =>
          isSafeAddress(attributes.href) && chain().setMark(this.name, attributes).run(),
      unsetLink:
        () =>
        ({ chain }) =>
          chain().unsetMark(this.name, { extendEmptyMarkRange: true }).run(),
    };
  },

  addKeyboardShortcuts() {
    return {
      'Mod-k': () => window.dispatchEvent(new Event('edit-link')),
      Enter: ({ editor }) => linkBeforeCursor(editor, this.type),
    };
  },

  addInputRules() {
    return [
      new InputRule({
        find: typed,
        handler: ({ state, range, match }) => {
          const [, text = ''] = match;
          const link = this.type.create({ href: hrefOf(text) });
          state.tr.addMark(range.from, range.from + text.length, link);
          state.tr.removeStoredMark(this.type);
        },
      }),
    ];
  },

  addPasteRules() {
    return [
      new PasteRule({
        find: new RegExp(address, 'g'),
        handler: ({ state, range, match }) => {
          if (state.doc.rangeHasMark(range.from, range.to, this.type)) return;
          const href = hrefOf(match[0]);
          state.tr.addMark(range.from, range.to, this.type.create({ href }));
        },
      }),
    ];
  },

  /** An address pasted over words makes a link of them. */
  addProseMirrorPlugins() {
    const { editor } = this;
    const handlePaste = (_: unknown, event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (editor.state.selection.empty || !alone.test(text)) return false;
      return editor.commands.setLink({ href: hrefOf(text) });
    };
    return [new Plugin({ props: { handlePaste } })];
  },
});

/** Makes a link of the address that the line ends with. The line is not ended by it. */
function linkBeforeCursor({ state, view }: Editor, type: MarkType): false {
  const { $from, empty } = state.selection;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const [text] = atEnd.exec(before) ?? [];
  if (!text || !empty) return false;
  const start = $from.pos - text.length;
  if (state.doc.rangeHasMark(start, $from.pos, type)) return false;
  view.dispatch(state.tr.addMark(start, $from.pos, type.create({ href: hrefOf(text) })));
  return false;
}
