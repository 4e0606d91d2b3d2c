import classes from './list.module.css';

/** A list without a border, for use inside a card. */
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
