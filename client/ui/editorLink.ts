import { type Editor, InputRule, Mark, mergeAttributes, PasteRule } from '@tiptap/core';
import type { MarkType } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { isSafeUrl } from './isSafeUrl.ts';
import { toHref, webAddressPattern } from './webAddress.ts';

const typedUrl = new RegExp(`(?<=^|\\s)(${webAddressPattern})[.,;:!?')\\]]* $`);
const urlAtEnd = new RegExp(`(?<=^|\\s)${webAddressPattern}$`);
const onlyUrl = new RegExp(`^${webAddressPattern}$`);

/**
 * A link extension. The one of Tiptap includes a list of all top-level domains, which is larger than
 * the editor without it.
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
      tag: 'a',
      getAttrs: (element) => (isSafeUrl(element.getAttribute('href') ?? '/') ? null : false),
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
          isSafeUrl(attributes.href) && chain().setMark(this.name, attributes).run(),
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
        find: typedUrl,
        handler: ({ state, range, match }) => {
          const [, text = ''] = match;
          const link = this.type.create({ href: toHref(text) });
          state.tr.addMark(range.from, range.from + text.length, link);
          state.tr.removeStoredMark(this.type);
        },
      }),
    ];
  },

  addPasteRules() {
    return [
      new PasteRule({
        find: new RegExp(webAddressPattern, 'g'),
        handler: ({ state, range, match }) => {
          if (state.doc.rangeHasMark(range.from, range.to, this.type)) return;
          const href = toHref(match[0]);
          state.tr.addMark(range.from, range.to, this.type.create({ href }));
        },
      }),
    ];
  },

  /** Creates a link when a URL is pasted over a selected text. */
  addProseMirrorPlugins() {
    const { editor } = this;
    const handlePaste = (_: unknown, event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (editor.state.selection.empty || !onlyUrl.test(text)) return false;
      return editor.commands.setLink({ href: toHref(text) });
    };
    return [new Plugin({ props: { handlePaste } })];
  },
});

/** Creates a link from the URL before the cursor. Returns `false`, so that Enter also breaks the line. */
function linkBeforeCursor({ state, view }: Editor, type: MarkType): false {
  const { $from, empty } = state.selection;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const [text] = urlAtEnd.exec(before) ?? [];
  if (!text || !empty) return false;
  const start = $from.pos - text.length;
  if (state.doc.rangeHasMark(start, $from.pos, type)) return false;
  view.dispatch(state.tr.addMark(start, $from.pos, type.create({ href: toHref(text) })));
  return false;
}
