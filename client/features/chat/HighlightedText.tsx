import classes from './HighlightedText.module.css';

interface HighlightedTextProps {
  text: string;
  q: string;
}

/** The maximum number of characters before the match, so that the match is visible in a narrow row. */
const leadLength = 24;

/** A text with the first match of a search highlighted. The text begins shortly before the match. */
export function HighlightedText({ text, q }: HighlightedTextProps) {
  const matchStart = text.toLowerCase().indexOf(q.toLowerCase());
  if (matchStart < 0) return text;

  const start =
    matchStart > leadLength ? text.lastIndexOf(' ', matchStart - leadLength / 2) + 1 : 0;
  return (
    <>
      {start > 0 && '… '}
      {text.slice(start, matchStart)}
      <mark className={classes.mark}>{text.slice(matchStart, matchStart + q.length)}</mark>
      {text.slice(matchStart + q.length)}
    </>
  );
}
