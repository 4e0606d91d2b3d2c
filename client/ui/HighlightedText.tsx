import classes from './HighlightedText.module.css';

interface HighlightedTextProps {
  text: string;
  /** The search text. All its matches are highlighted. */
  q: string;
}

/** A text with highlighted matches of a search. Lists contain many texts, so that it has elements of HTML only. */
export function HighlightedText({ text, q }: HighlightedTextProps) {
  const query = q.trim();
  if (query === '') return text;
  const parts = text.split(new RegExp(`(${query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi'));
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
          <mark key={index} className={classes.match}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </span>
  );
}
