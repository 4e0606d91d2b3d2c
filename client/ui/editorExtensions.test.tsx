import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { editorExtensions } from './editorExtensions.ts';
import { fromEditorHtml, toEditorHtml } from './editorHtml.ts';
import { attributes, blockTags, inlineTags } from './htmlElements.ts';
import { hasUnsupportedContent } from './sanitize.ts';

/** Loads a text in the editor, types a letter at its beginning, and returns the text that would be saved. */
function type(html: string): string {
  const editor = new Editor({ extensions: editorExtensions, content: toEditorHtml(html) });
  editor.commands.insertContentAt(1, 'x', { updateSelection: false });
  const saved = fromEditorHtml(editor.getHTML());
  editor.destroy();
  return saved;
}

const picture = 'data:image/png;base64,iVBORw0KGgo=';
/** A paragraph that is typed into, followed by the text that must not change. */
const keep = (html: string) => expect(type(`<p>a</p>${html}`)).toBe(`<p>xa</p>${html}`);

const samples = [
  '<table><thead><tr><th>Plan</th><th>Price</th></tr></thead><tbody><tr><td>Basic</td><td>49</td></tr></tbody><tfoot><tr><td colspan="2" rowspan="1">Sum</td></tr></tfoot></table>',
  `<p>A <img title="Chair" width="20" height="10" src="${picture}" alt="A chair"> picture</p>`,
  '<p><mark>new</mark> H<sub>2</sub>O m<sup>2</sup> <small>fine</small> <u>under</u></p>',
  '<p><b>b</b> <strong>strong</strong> <i>i</i> <em>em</em> <s>s</s> <del>del</del> <code>code</code></p>',
  '<div lang="de" dir="ltr">A line<br>and another</div>',
  '<div><p>A paragraph</p><ul><li>one</li><li><p>two</p></li></ul></div>',
  '<ol start="3"><li>three</li><li>four<ol><li>nested</li></ol></li></ol>',
  '<p data-align="center">centred</p><h1 data-align="right">right</h1><h2 title="t">two</h2>',
  '<ul data-align="right"><li>one</li></ul><ol data-align="center"><li>one</li></ol><hr data-align="right">',
  '<pre data-align="right">text</pre><table data-align="right"><tbody data-align="center"><tr data-align="center"><td data-align="right">1</td></tr></tbody></table>',
  '<h3>three</h3><h4>four</h4><h5>five</h5><h6>six</h6>',
  '<pre>let <b>a</b> = 1;\n  two</pre><pre><code>code</code></pre><hr>',
  '<blockquote>quoted<blockquote><p>deeper</p></blockquote></blockquote>',
  '<p><span lang="fr"><span title="Hello">Bonjour</span></span></p>',
];

test.each(samples)('keeps %s', keep);

test('keeps an address with its title', () => {
  const saved = type('<p>a</p><p><a href="https://x.example/" title="Out">out</a></p>');

  expect(saved).toContain('href="https://x.example/"');
  expect(saved).toContain('title="Out"');
});

test('the samples contain every allowed tag and attribute', () => {
  const html = `${samples.join('')}<a href="/">a</a>`;

  for (const tag of [...blockTags, ...inlineTags]) expect(html).toContain(`<${tag}`);
  for (const attribute of attributes) expect(html).toContain(` ${attribute}="`);
});

test('a line that is broken in a cell remains two lines', () => {
  const editor = new Editor({
    extensions: editorExtensions,
    content: toEditorHtml('<p>a</p><table><tbody><tr><td>ab</td></tr></tbody></table>'),
  });
  editor.chain().setTextSelection(9).splitBlock().run();

  expect(fromEditorHtml(editor.getHTML())).toBe(
    '<p>a</p><table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>',
  );
  editor.destroy();
});

test.each([
  ['<p>Text <a href="/" target="_blank" rel="noopener">link</a></p>', false],
  ['<p style="text-align: center" class="big">Text</p>', false],
  ['<p style="color: red">Text</p>', true],
  ['<video src="/a.mp4"></video>', true],
  ['<img src="https://x.example/pixel.png">', true],
])('returns whether the editor cannot hold a part of %s: %s', (html, expected) => {
  expect(hasUnsupportedContent(html)).toBe(expected);
});
