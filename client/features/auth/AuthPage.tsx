import type { PropsWithChildren, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { productName } from '../../state/useTitle.ts';
import { lazyIllustration } from '../../ui/art/lazyIllustration.tsx';
import { Logo } from '../../ui/Logo.tsx';
import classes from './AuthPage.module.css';
import { useAuthPaths } from './authPaths.ts';
import type { Thing } from './scene/Receptionist.tsx';

const FrontDeskScene = lazyIllustration(
  async () => (await import('./scene/FrontDeskScene.tsx')).FrontDeskScene,
);
const WaitingRoomScene = lazyIllustration(
  async () => (await import('./scene/WaitingRoomScene.tsx')).WaitingRoomScene,
);

interface AuthPageProps extends PropsWithChildren {
  /** The object that the receptionist of the illustration hands over. */
  thing: Thing;
  title: string;
  text?: ReactNode;
  footer?: ReactNode;
}

/** A form beside an illustration, or in a card in front of one. */
export function AuthPage({ thing, title, text, footer, children }: AuthPageProps) {
  const { layout } = useAuthPaths();
  const form = (
    <>
      <h1 className={classes.title}>{title}</h1>
      {text && <p className={classes.text}>{text}</p>}
      {children}
      {footer && <p className={classes.footer}>{footer}</p>}
    </>
  );

  if (layout === 'v1') {
    return (
      <div className={classes.ground}>
        <WaitingRoomScene thing={thing} />
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
        <FrontDeskScene thing={thing} />
      </div>
      <div className={classes.side}>
        <div className={classes.column}>{form}</div>
      </div>
    </div>
  );
}

/** A link to the page that a signed-in user came from. */
function Brand() {
  const { isInside } = useAuthPaths();
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
