import type { PropsWithChildren, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { productName } from '../../state/useTitle.ts';
import { Logo } from '../../ui/Logo.tsx';
import classes from './AuthPage.module.css';
import { DeskDrawing, type DeskThing } from './DeskDrawing.tsx';
import { useWays } from './ways.ts';

interface AuthPageProps extends PropsWithChildren {
  /** What lies on the drawn desk. */
  thing: DeskThing;
  title: string;
  text?: ReactNode;
  footer?: ReactNode;
}

/** A form in a card, or beside a drawing; the form alone where there is no room for both. */
export function AuthPage({ thing, title, text, footer, children }: AuthPageProps) {
  const { dress } = useWays();
  const form = (
    <>
      <h1 className={classes.title}>{title}</h1>
      {text && <p className={classes.text}>{text}</p>}
      {children}
      {footer && <p className={classes.footer}>{footer}</p>}
    </>
  );

  if (dress === 'v1') {
    return (
      <div className={classes.ground}>
        <div className={classes.card}>
          <Brand />
          {form}
        </div>
      </div>
    );
  }

  return (
    <div className={classes.page}>
      <Brand />
      <div className={classes.scene}>
        <DeskDrawing thing={thing} />
      </div>
      <div className={classes.side}>
        <div className={classes.column}>{form}</div>
      </div>
    </div>
  );
}

/** Leads back to where who is signed in came from. */
function Brand() {
  const { isInside } = useWays();
  const brand = (
    <>
      <Logo />
      {productName}
    </>
  );

  return (
    <p className={classes.brand}>
      {isInside ? (
        <Link className={classes.home} to="/">
          {brand}
        </Link>
      ) : (
        brand
      )}
    </p>
  );
}
