import { Input, Skeleton } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from './lazyComponent.tsx';

const RichTextEditor = lazyComponent(
  async () => (await import('./RichTextEditor.tsx')).RichTextEditor,
);

/** Loads the code of the editor in advance, so that it renders without a placeholder. */
export const preloadRichText = RichTextEditor.preload;

export interface RichTextProps {
  /** The id of the label. */
  labelledBy: string;
  /** The initial HTML. */
  defaultValue?: string;
  onChange?: (html: string) => void;
  /** The path of the field in its form, and its error. */
  'data-path'?: string;
  error?: ReactNode;
  /** `full` adds headings, quotes, code and undo. */
  tools?: 'basic' | 'full';
}

/** A rich text editor. Its code loads on demand. */
export function RichText(props: RichTextProps) {
  return (
    <>
      <Suspense
        fallback={<Skeleton height={props.tools === 'full' ? 440 : 220} data-placeholder />}
      >
        <RichTextEditor {...props} />
      </Suspense>
      {props.error && (
        <Input.Error mt={5} role="alert">
          {props.error}
        </Input.Error>
      )}
    </>
  );
}
