import classes from './Inline.module.css';

export function Inline() {
  return (
    <ul className={classes.list}>
      <li>Lisbon</li>
      <li>Hamburg</li>
      <li>Lyon</li>
      <li>Leeds</li>
    </ul>
  );
}
