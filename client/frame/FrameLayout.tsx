import { Box, Flex, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type MouseEvent, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { WhenIdle } from '../ui/WhenIdle.tsx';
import { Announcer } from './Announcer.tsx';
import { Footer } from './Footer.tsx';
import classes from './FrameLayout.module.css';
import { LogoLoader } from './LogoLoader.tsx';
import { Navbar } from './Navbar.tsx';
import { Progress } from './Progress.tsx';
import { RouteTransition } from './RouteTransition.tsx';
import { ScreenScroll } from './ScreenScroll.tsx';
import { SideMenu } from './SideMenu.tsx';
import { useFrame } from './useFrame.ts';

const FrameOverlays = lazyComponent(
  async () => (await import('./FrameOverlays.tsx')).FrameOverlays,
);
const HorizontalMenu = lazyComponent(
  async () => (await import('./HorizontalMenu.tsx')).HorizontalMenu,
);
const MenuDrawer = lazyComponent(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

/** A constant element, so that React can render changes of the frame while the screen is suspended. */
const screen = (
  <Flex
    component="main"
    direction="column"
    mx="auto"
    w="100%"
    maw="var(--frame-width)"
    flex={1}
    className={classes.content}
    id="content"
    tabIndex={-1}
  >
    <Box flex={1} className={classes.screen}>
      <Suspense fallback={<LogoLoader />}>
        <Outlet />
        <ScreenScroll />
      </Suspense>
    </Box>
  </Flex>
);

/** Moves the focus to the content without a navigation, which would ask to discard unsaved changes. */
function focusContent(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** The frame of most screens: the menu, the navbar and the footer around the screen. */
export function FrameLayout() {
  const { t } = useTranslation('app');
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const { menuPlace, menuCollapsed, content, footer, isApp } = useFrame();

  return (
    <div
      className={classes.frame}
      data-menu={menuPlace}
      data-content={content}
      data-app={isApp || undefined}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: the link has a target */}
      <a className={classes.skipLink} href="#content" onClick={focusContent}>
        {t('skipToContent')}
      </a>
      {menuPlace === 'side' && <SideMenu isCollapsed={menuCollapsed} />}
      {isDrawerOpen && menuPlace === 'drawer' && (
        <Suspense>
          <MenuDrawer onClose={drawer.close} />
        </Suspense>
      )}

      <Stack gap={0} miw={0} className={classes.column}>
        <Navbar isMenuOpen={isDrawerOpen} onOpenMenu={drawer.open} />
        {menuPlace === 'top' && (
          <Suspense fallback={<Box h={62} flex="none" />}>
            <HorizontalMenu />
          </Suspense>
        )}
        <Progress />
        {screen}
        {footer !== 'hidden' && <Footer isSticky={footer === 'sticky'} />}
      </Stack>
      <WhenIdle>
        <FrameOverlays isApp={isApp} />
      </WhenIdle>
      <RouteTransition />
      <Announcer />
    </div>
  );
}
