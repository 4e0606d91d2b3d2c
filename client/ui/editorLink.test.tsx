import { Editor } from '@tiptap/core';
import { expect, onTestFinished, test } from 'vitest';
import { editorParts } from './editorParts.ts';

function editorOf(content: string) {
  const editor = new Editor({ element: document.createElement('div'), extensions: editorParts });
  onTestFinished(() => editor.destroy());
  editor.commands.setContent(content);
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  return editor;
}

function type(editor: Editor, text: string) {
  for (const letter of text) {
    const { from, to } = editor.state.selection;
    const isDone = editor.view.someProp('handleTextInput', (handle) =>
      handle(editor.view, from, to, letter, () => editor.state.tr),
    );
    if (!isDone) editor.view.dispatch(editor.state.tr.insertText(letter, from, to));
  }
}

const link = (href: string, text = href) =>
  `<a rel="noopener noreferrer nofollow" href="${href}">${text}</a>`;

test('a typed URL becomes a link, and the text after it does not', () => {
  const editor = editorOf('<p>See</p>');

  type(editor, ' https://desk.example/a?b=1 or www.lamp.example. Bye');

  expect(editor.getHTML()).toBe(
    `<p>See ${link('https://desk.example/a?b=1')} or ${link('https://www.lamp.example', 'www.lamp.example')}. Bye</p>`,
  );
});

test('a URL at the end of a line becomes a link', () => {
  const editor = editorOf('<p>www.lamp.example</p>');

  editor.view.someProp('handleKeyDown', (handle) =>
    handle(editor.view, new KeyboardEvent('keydown', { key: 'Enter' })),
  );

  expect(editor.getHTML()).toBe(
    `<p>${link('https://www.lamp.example', 'www.lamp.example')}</p><p></p>`,
  );
});

test('a pasted URL becomes a link, or links the selected text', () => {
  const editor = editorOf('<p>our desk</p>');

  editor.commands.setTextSelection({ from: 5, to: 9 });
  editor.view.pasteText('https://desk.example', new ClipboardEventOf('https://desk.example'));

  expect(editor.getHTML()).toBe(`<p>our ${link('https://desk.example', 'desk')}</p>`);
});

test('a URL that runs code does not become a link', () => {
  const editor = editorOf('<p><a href="javascript:alert(1)">one</a></p>');

  editor.commands.selectAll();
  editor.commands.setLink({ href: 'data:text/html,x' });

  expect(editor.getHTML()).toBe('<p>one</p>');
});

/** jsdom has no clipboard events. */
class ClipboardEventOf extends Event {
  clipboardData: DataTransfer;

  constructor(text: string) {
    super('paste');
    this.clipboardData = { getData: () => text } as unknown as DataTransfer;
  }
}
