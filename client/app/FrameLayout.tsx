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

const Extras = lazyComponent(async () => (await import('./Extras.tsx')).Extras);
const HorizontalMenu = lazyComponent(
  async () => (await import('./HorizontalMenu.tsx')).HorizontalMenu,
);
const MenuDrawer = lazyComponent(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

/** Always the same element, so that the frame can change while a screen loads. */
const screen = (
  <main className={classes.content} id="content" tabIndex={-1}>
    <div className={classes.screen}>
      <Suspense fallback={<LogoLoader />}>
        <Outlet />
        <ScreenScroll />
      </Suspense>
    </div>
  </main>
);

/**
 * Moves the focus without a navigation, which would trigger the confirmation of unsaved changes.
 */
function focusContent(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** The frame of most screens: menu, navbar, screen, footer. */
export function FrameLayout() {
  const { t } = useTranslation('app');
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const { menuPlace, menuCollapsed, content, footer, isApp } = useFrame();

  return (
    <div
      className={classes.frame}
      data-menu={menuPlace}
      data-collapsed={menuCollapsed || undefined}
      data-content={content}
      data-app={isApp || undefined}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: the link has a target */}
      <a className={classes.skip} href="#content" onClick={focusContent}>
        {t('skip')}
      </a>
      {menuPlace === 'side' && <SideMenu isRail={menuCollapsed} />}
      {isDrawerOpen && menuPlace === 'drawer' && (
        <Suspense>
          <MenuDrawer onClose={drawer.close} />
        </Suspense>
      )}

      <div className={classes.column}>
        <Navbar isMenuOpen={isDrawerOpen} onMenu={drawer.open} />
        {menuPlace === 'top' && (
          <Suspense fallback={<div className={classes.top} />}>
            <HorizontalMenu />
          </Suspense>
        )}
        <Progress />
        {screen}
        {footer !== 'hidden' && <Footer isSticky={footer === 'sticky'} />}
      </div>
      <WhenIdle>
        <Extras isApp={isApp} />
      </WhenIdle>
      <RouteTransition />
      <Announcer />
    </div>
  );
}
