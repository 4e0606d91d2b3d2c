import classes from './Marked.module.css';

interface MarkedProps {
  text: string;
  q: string;
}

/** The number of characters before the first match, so that it is visible in a narrow row. */
const before = 24;

/** A text with the search terms highlighted. It begins shortly before the first match. */
export function Marked({ text, q }: MarkedProps) {
  const at = text.toLowerCase().indexOf(q.toLowerCase());
  if (at < 0) return text;

  const start = at > before ? text.lastIndexOf(' ', at - before / 2) + 1 : 0;
  return (
    <>
      {start > 0 && '… '}
      {text.slice(start, at)}
      <mark className={classes.mark}>{text.slice(at, at + q.length)}</mark>
      {text.slice(at + q.length)}
    </>
  );
}
