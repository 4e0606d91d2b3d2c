import { Editor } from '@tiptap/core';
import { expect, onTestFinished, test } from 'vitest';
import { editorExtensions } from './editorExtensions.ts';

function createEditor(content: string) {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: editorExtensions,
  });
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
  const editor = createEditor('<p>See</p>');

  type(editor, ' https://desk.example/a?b=1 or www.lamp.example. Bye');

  expect(editor.getHTML()).toBe(
    `<p>See ${link('https://desk.example/a?b=1')} or ${link('https://www.lamp.example', 'www.lamp.example')}. Bye</p>`,
  );
});

test('a URL at the end of a line becomes a link', () => {
  const editor = createEditor('<p>www.lamp.example</p>');

  editor.view.someProp('handleKeyDown', (handle) =>
    handle(editor.view, new KeyboardEvent('keydown', { key: 'Enter' })),
  );

  expect(editor.getHTML()).toBe(
    `<p>${link('https://www.lamp.example', 'www.lamp.example')}</p><p></p>`,
  );
});

test('a URL that is pasted over a selected text becomes its link', () => {
  const editor = createEditor('<p>our desk</p>');

  editor.commands.setTextSelection({ from: 5, to: 9 });
  editor.view.pasteText('https://desk.example', new TestClipboardEvent('https://desk.example'));

  expect(editor.getHTML()).toBe(`<p>our ${link('https://desk.example', 'desk')}</p>`);
});

test('a URL that runs code does not become a link', () => {
  const editor = createEditor('<p><a href="javascript:alert(1)">one</a></p>');

  editor.commands.selectAll();
  editor.commands.setLink({ href: 'data:text/html,x' });

  expect(editor.getHTML()).toBe('<p>one</p>');
});

/** jsdom has no clipboard events. */
class TestClipboardEvent extends Event {
  clipboardData: DataTransfer;

  constructor(text: string) {
    super('paste');
    this.clipboardData = { getData: () => text } as unknown as DataTransfer;
  }
}
