import classes from './HighlightedText.module.css';

interface HighlightedTextProps {
  text: string;
  /** The search text. All its matches are highlighted. */
  q: string;
}

/** A text with highlighted matches of a search. */
export function HighlightedText({ text, q }: HighlightedTextProps) {
  return splitAtMatches(text, q).map(({ content, start, isMatch }) =>
    isMatch ? (
      <mark key={start} className={classes.mark}>
        {content}
      </mark>
    ) : (
      content
    ),
  );
}

interface Segment {
  content: string;
  /** The index of the first character in the text. */
  start: number;
  isMatch: boolean;
}

/** Splits a text into matches and the text between them. */
function splitAtMatches(text: string, q: string): Segment[] {
  if (!q) return [{ content: text, start: 0, isMatch: false }];

  const segments: Segment[] = [];
  let end = 0;
  for (;;) {
    const start = text.toLowerCase().indexOf(q.toLowerCase(), end);
    if (start < 0) break;
    if (start > end) segments.push({ content: text.slice(end, start), start: end, isMatch: false });
    end = start + q.length;
    segments.push({ content: text.slice(start, end), start, isMatch: true });
  }
  if (end < text.length) segments.push({ content: text.slice(end), start: end, isMatch: false });
  return segments;
}
