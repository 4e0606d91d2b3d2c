import type { PropsWithChildren, ReactNode } from 'react';
import { productName } from '../../navigation/useTitle.ts';
import { Logo } from '../../ui/Logo.tsx';
import classes from './NoticePage.module.css';

interface NoticePageProps extends PropsWithChildren {
  illustration: ReactNode;
  title: string;
  text: string;
}

/** A page with the logo, an illustration, a message and actions. */
export function NoticePage({ illustration, title, text, children }: NoticePageProps) {
  return (
    <div className={classes.page}>
      <p className={classes.brand}>
        <Logo />
        {productName}
      </p>
      <div className={classes.illustration}>{illustration}</div>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}
