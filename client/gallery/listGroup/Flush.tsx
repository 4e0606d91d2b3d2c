import classes from './list.module.css';

/** A list without an outline, for the inside of a card. */
export function Flush() {
  return (
    <ul className={`${classes.list} ${classes.flush}`}>
      <li>Tern standing desk</li>
      <li>Mooring task chair</li>
      <li>Halyard desk lamp</li>
      <li>Quayside shelf</li>
    </ul>
  );
}
