import { useSessionStorage } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { DrawerHeader, SideDrawer } from '../../ui/SideDrawer.tsx';
import classes from './ControlDrawer.module.css';
import { ControlPanel } from './ControlPanel.tsx';
import { useReturnedFocus } from './useReturnedFocus.ts';
import { defaultView } from './view.ts';

interface ControlDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The control panel over the screen that is open. */
export function ControlDrawer({ isOpen, onClose }: ControlDrawerProps) {
  const { t } = useTranslation('gateway');
  // Choosing another branch reloads the page, and the panel then shows the same tab.
  const [view, setView] = useSessionStorage({
    key: 'frontdesk.controlPanel.view',
    defaultValue: defaultView,
    getInitialValueInEffect: false,
  });
  const returnFocus = useReturnedFocus(isOpen);

  return (
    <SideDrawer
      label={t('panel')}
      isOpen={isOpen}
      size={880}
      onClose={onClose}
      onExited={returnFocus}
    >
      <DrawerHeader title={t('panel')} onClose={onClose} />
      <div className={classes.content}>
        <ControlPanel
          view={view}
          onView={(changes) => setView((last) => ({ ...last, ...changes }))}
        />
      </div>
    </SideDrawer>
  );
}
