import classes from './InlineList.module.css';

export function InlineList() {
  return (
    <ul className={classes.list}>
      <li>Lisbon</li>
      <li>Hamburg</li>
      <li>Lyon</li>
      <li>Leeds</li>
    </ul>
  );
}
