import classes from './list.module.css';

export function Simple() {
  return (
    <ul className={classes.list}>
      <li>Tern standing desk</li>
      <li>Mooring task chair</li>
      <li>Halyard desk lamp</li>
      <li>Quayside shelf</li>
    </ul>
  );
}
