import { Box } from '@mantine/core';
import { type PropsWithChildren, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Announcer } from './Announcer.tsx';
import classes from './BlankLayout.module.css';
import { LogoLoader } from './LogoLoader.tsx';
import { ScreenScroll } from './ScreenScroll.tsx';

/** A screen without the frame, such as the sign-in page or a page to print. It does not depend on Apollo Client. */
export function BlankLayout({ children = <Outlet /> }: PropsWithChildren) {
  return (
    <>
      <Box
        component="main"
        display="grid"
        mih="100dvh"
        className={classes.content}
        id="content"
        tabIndex={-1}
      >
        <Suspense fallback={<LogoLoader />}>
          {children}
          <ScreenScroll />
        </Suspense>
      </Box>
      <Announcer />
    </>
  );
}
