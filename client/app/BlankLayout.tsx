import { type PropsWithChildren, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Announcer } from './Announcer.tsx';
import classes from './BlankLayout.module.css';
import { LogoLoader } from './LogoLoader.tsx';
import { ScreenScroll } from './ScreenScroll.tsx';

/** The screen alone: signing in, an announcement, a page to print. It knows nothing of Apollo. */
export function BlankLayout({ children = <Outlet /> }: PropsWithChildren) {
  return (
    <>
      <main className={classes.content} id="content" tabIndex={-1}>
        <Suspense fallback={<LogoLoader />}>
          {children}
          <ScreenScroll />
        </Suspense>
      </main>
      <Announcer />
    </>
  );
}
