import '@mantine/tiptap/styles.layer.css';
import { Alert } from '@mantine/core';
import { RichTextEditor as Editor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import 'prosemirror-view/style/prosemirror.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorExtensions } from './editorExtensions.ts';
import { fromEditorHtml, toEditorHtml } from './editorHtml.ts';
import type { RichTextProps } from './RichText.tsx';
import classes from './RichTextEditor.module.css';
import htmlClasses from './SafeHtml.module.css';
import { hasUnsupportedContent } from './sanitize.ts';

export function RichTextEditor({
  labelledBy,
  defaultValue = '',
  onChange,
  'data-path': path,
  error,
  tools = 'basic',
}: RichTextProps) {
  const { t } = useTranslation('app');
  const isFull = tools === 'full';
  const [isIncomplete] = useState(() => hasUnsupportedContent(defaultValue));
  const editor = useEditor({
    extensions: editorExtensions,
    content: toEditorHtml(defaultValue),
    immediatelyRender: true,
    // Tiptap removes its style element when an editor closes, even if another one has just opened.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        'aria-labelledby': labelledBy,
        'aria-multiline': 'true',
        role: 'textbox',
        ...(path && { 'data-path': path }),
        ...(error ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: updated }) =>
      onChange?.(updated.isEmpty ? '' : fromEditorHtml(updated.getHTML())),
  });

  return (
    <Editor
      editor={editor}
      variant="subtle"
      className={isFull ? classes.full : undefined}
      classNames={classes}
      labels={{
        boldControlLabel: t('editor.bold'),
        italicControlLabel: t('editor.italic'),
        underlineControlLabel: t('editor.underline'),
        bulletListControlLabel: t('editor.bulletList'),
        orderedListControlLabel: t('editor.orderedList'),
        linkControlLabel: t('editor.link'),
        unlinkControlLabel: t('editor.unlink'),
        linkEditorInputLabel: t('editor.linkAddress'),
        linkEditorInputPlaceholder: 'https://',
        linkEditorExternalLink: t('editor.linkNewTab'),
        linkEditorInternalLink: t('editor.linkSameTab'),
        linkEditorSave: t('editor.linkSave'),
        h2ControlLabel: t('editor.heading2'),
        h3ControlLabel: t('editor.heading3'),
        strikeControlLabel: t('editor.strike'),
        blockquoteControlLabel: t('editor.quote'),
        codeControlLabel: t('editor.code'),
        hrControlLabel: t('editor.rule'),
        undoControlLabel: t('editor.undo'),
        redoControlLabel: t('editor.redo'),
        clearFormattingControlLabel: t('editor.clear'),
        alignLeftControlLabel: t('editor.alignLeft'),
        alignCenterControlLabel: t('editor.alignCenter'),
        alignRightControlLabel: t('editor.alignRight'),
      }}
    >
      <Editor.Toolbar>
        <Editor.ControlsGroup>
          <Editor.Bold />
          <Editor.Italic />
          <Editor.Underline />
          {isFull && <Editor.Strikethrough />}
          {isFull && <Editor.Code />}
          {isFull && <Editor.ClearFormatting />}
        </Editor.ControlsGroup>
        {isFull && (
          <Editor.ControlsGroup>
            <Editor.H2 />
            <Editor.H3 />
            <Editor.Blockquote />
            <Editor.Hr />
          </Editor.ControlsGroup>
        )}
        <Editor.ControlsGroup>
          <Editor.BulletList />
          <Editor.OrderedList />
        </Editor.ControlsGroup>
        <Editor.ControlsGroup>
          <Editor.Link />
          <Editor.Unlink />
        </Editor.ControlsGroup>
        <Editor.ControlsGroup>
          <Editor.AlignLeft />
          <Editor.AlignCenter />
          <Editor.AlignRight />
        </Editor.ControlsGroup>
        {isFull && (
          <Editor.ControlsGroup>
            <Editor.Undo />
            <Editor.Redo />
          </Editor.ControlsGroup>
        )}
      </Editor.Toolbar>
      {isIncomplete && (
        <Alert color="warning" radius={0} role="status">
          {t('editor.unsupported')}
        </Alert>
      )}
      <Editor.Content className={htmlClasses.text} />
    </Editor>
  );
}
