import classes from './Hits.module.css';

interface HitsProps {
  text: string;
  q: string;
}

/** A text with the search terms highlighted. */
export function Hits({ text, q }: HitsProps) {
  return splitAtMatches(text, q).map(({ part, at, isHit }) =>
    isHit ? (
      <mark key={at} className={classes.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

interface Part {
  part: string;
  at: number;
  isHit: boolean;
}

/** Splits a text into matches and the text between them. */
export function splitAtMatches(text: string, q: string): Part[] {
  if (!q) return [{ part: text, at: 0, isHit: false }];

  const parts: Part[] = [];
  let from = 0;
  for (;;) {
    const at = text.toLowerCase().indexOf(q.toLowerCase(), from);
    if (at < 0) break;
    if (at > from) parts.push({ part: text.slice(from, at), at: from, isHit: false });
    parts.push({ part: text.slice(at, at + q.length), at, isHit: true });
    from = at + q.length;
  }
  if (from < text.length) parts.push({ part: text.slice(from), at: from, isHit: false });
  return parts;
}
