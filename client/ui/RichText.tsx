import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyComponent } from './lazyComponent.tsx';

const RichTextEditor = lazyComponent(
  async () => (await import('./RichTextEditor.tsx')).RichTextEditor,
);

/** Loads the editor, so that it renders at once later. */
export const preloadRichText = RichTextEditor.preload;

export interface RichTextProps {
  /** Id of the element that names it. */
  labelledBy: string;
  /** HTML. */
  defaultValue?: string;
  onChange?: (html: string) => void;
  /** `full` adds headings, quotes, code and undo. */
  tools?: 'basic' | 'full';
}

/** A text with formatting. The editor is heavy and only loaded where one is shown. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton height={props.tools === 'full' ? 440 : 220} data-waiting />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
