import { type Editor, InputRule, Mark, mergeAttributes, PasteRule } from '@tiptap/core';
import type { MarkType } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { isSafeAddress } from './addresses.ts';

const address = String.raw`(?:https?:\/\/|www\.)[^\s<>"]+[^\s<>".,;:!?')\]]`;
const typed = new RegExp(`(?<=^|\\s)(${address})[.,;:!?')\\]]* $`);
const atEnd = new RegExp(`(?<=^|\\s)${address}$`);
const alone = new RegExp(`^${address}$`);

/** Adds the scheme to an address without one. */
const hrefOf = (text: string) => (text.startsWith('www.') ? `https://${text}` : text);

/**
 * A link extension. Tiptap's own includes a list of all top-level domains, which is larger than the
 * rest of the editor.
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

  /** Pasting a URL over selected text creates a link. */
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

/** Creates a link from the URL before the cursor, without a line break. */
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
