import { Highlight } from '@mantine/core';

interface HighlightedTextProps {
  text: string;
  /** The search text. All its matches are highlighted. */
  q: string;
}

const markStyles = {
  borderRadius: 'var(--mantine-radius-xs)',
  backgroundColor: 'var(--fd-brass-soft)',
  color: 'inherit',
};

/** A text with highlighted matches of a search. Without a search, it has no element, because lists contain many texts. */
export function HighlightedText({ text, q }: HighlightedTextProps) {
  if (q === '') return text;
  return (
    <Highlight span inherit highlight={q} highlightStyles={markStyles}>
      {text}
    </Highlight>
  );
}
