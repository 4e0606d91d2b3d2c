import classes from './Horizontal.module.css';

export function Horizontal() {
  return (
    <ul className={classes.list}>
      <li>Lisbon</li>
      <li>Hamburg</li>
      <li>Lyon</li>
      <li>Leeds</li>
    </ul>
  );
}
