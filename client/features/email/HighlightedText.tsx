import classes from './EmailRow.module.css';

interface HighlightedTextProps {
  text: string;
  q: string;
}

/** A text in which the matches of the search are highlighted. */
export function HighlightedText({ text, q }: HighlightedTextProps) {
  const parts = splitAtMatches(text, q);
  if (parts.length === 1) return text;

  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other key
      <mark key={index} className={classes.match}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/** Splits a text before and after each match. Every second part is a match. */
function splitAtMatches(text: string, q: string): string[] {
  if (q === '') return [text];
  const escaped = q.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.split(new RegExp(`(${escaped})`, 'gi'));
}
