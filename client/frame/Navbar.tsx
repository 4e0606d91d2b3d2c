import './registerScreens.ts';
import { ActionIcon, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMenu2, IconRefreshAlert } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NavbarSlot } from '../feature.ts';
import { features } from '../features.ts';
import { useViewer } from '../session/session.ts';
import { AppsMenu } from './AppsMenu.tsx';
import { Brand } from './Brand.tsx';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import { CustomizerToggle } from './CustomizerToggle.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import classes from './Navbar.module.css';
import { useNavbarData } from './navbarQuery.ts';
import { UserMenu } from './UserMenu.tsx';
import { useFrame } from './useFrame.ts';

const widgets = features.flatMap(({ navbar = [] }) => navbar);
const endSlots: NavbarSlot[] = ['cart', 'notifications', 'user'];

interface NavbarProps {
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

/** The navbar, with the widgets of the features in their slots. */
export function Navbar({ isMenuOpen, onOpenMenu }: NavbarProps) {
  const { t } = useTranslation('app');
  const { menuPlace, navbar, navbarColour } = useFrame();
  // A phone has no space for the menu of apps, which the main menu contains as well.
  const isPhone = useMediaQuery('(max-width: 575px)', false, { getInitialValueInEffect: false });
  const { error, refetch } = useNavbarData();
  // The navbar above a horizontal menu has no colour.
  const colour = menuPlace === 'top' ? 'white' : navbarColour;

  return (
    <>
      <header
        className={classes.navbar}
        data-frame-part
        data-place={menuPlace}
        // Without a side menu, the navbar has the only button of the menu, or is above the menu.
        data-type={navbar === 'hidden' && menuPlace !== 'side' ? 'static' : navbar}
        data-colour={colour === 'white' ? undefined : colour}
      >
        <div className={classes.start}>
          {menuPlace === 'drawer' && (
            <ActionIcon
              size={40}
              variant="subtle"
              color="gray"
              aria-label={t('menu.open')}
              aria-expanded={isMenuOpen}
              onClick={onOpenMenu}
            >
              <IconMenu2 size={22} stroke={1.6} />
            </ActionIcon>
          )}
          {menuPlace === 'top' && <Brand />}
          {!isPhone && <Slot name="branch" />}
          <Slot name="bookmarks" />
          {error && (
            <Tooltip label={t('navbar.incomplete')}>
              <ActionIcon
                size={40}
                variant="subtle"
                color="danger"
                aria-label={t('navbar.incomplete')}
                // The query reports the error of the new attempt.
                onClick={() => void refetch().catch(() => undefined)}
              >
                <IconRefreshAlert size={20} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          )}
        </div>
        <div className={classes.end}>
          <Slot name="search" />
          <LanguageMenu />
          <ColorSchemeToggle />
          {/* In a narrow window, the menu of the user opens the customizer. */}
          <CustomizerToggle visibleFrom="sm" />
          {!isPhone && <AppsMenu />}
          {endSlots.map((slot) => (
            <Slot key={slot} name={slot} />
          ))}
          <UserMenu />
        </div>
      </header>
      {isPhone && (
        <div className={classes.branch}>
          <Slot name="branch" />
        </div>
      )}
    </>
  );
}

/** The widgets in one slot of the navbar. Memoized, because they do not depend on the location. */
const Slot = memo(({ name }: { name: NavbarSlot }) => {
  useViewer();

  return widgets
    .filter(({ slot }) => slot === name)
    .map(({ slot, Widget }) => <Widget key={slot} />);
});
