import bell from '../explorer/bell.svg';
import classes from './Header.module.css';
import { texts } from './texts.ts';

export function Header() {
  return (
    <header className={classes.bar}>
      <img src={bell} alt="" width={28} height={28} />
      <h1>
        <span>{texts.brand}</span> {texts.title}
      </h1>
      <nav aria-label={texts.pages}>
        <a href="/">{texts.dashboard}</a>
        <a href="/graphql">{texts.explorer}</a>
        <a href="/openapi.json">{texts.document}</a>
      </nav>
    </header>
  );
}
