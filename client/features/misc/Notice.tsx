import type { PropsWithChildren } from 'react';
import { productName } from '../../state/useTitle.ts';
import { Logo } from '../../ui/Logo.tsx';
import { type Drawing, drawings } from './drawings.tsx';
import classes from './Notice.module.css';

interface NoticeProps extends PropsWithChildren {
  drawing: Drawing;
  title: string;
  text: string;
}

/** A page that says one thing: our mark, a drawing, a sentence, and what to do. */
export function Notice({ drawing, title, text, children }: NoticeProps) {
  return (
    <div className={classes.page}>
      <p className={classes.brand}>
        <Logo />
        {productName}
      </p>
      <svg
        className={classes.drawing}
        viewBox="0 0 240 160"
        fill="none"
        stroke="var(--fd-primary)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <ellipse cx="120" cy="146" rx="100" ry="8" fill="var(--fd-primary-soft)" stroke="none" />
        {drawings[drawing]}
      </svg>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}
