import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, storageKeys, tabStorage, writeStored } from '../../data/storage.ts';
import { DrawerHeader, SideDrawer } from '../../ui/SideDrawer.tsx';
import classes from './ControlDrawer.module.css';
import { ControlPanel } from './ControlPanel.tsx';
import { defaultView, isPanelView, type PanelView } from './panelView.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface ControlDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The control panel in a drawer over the current screen. */
export function ControlDrawer({ isOpen, onClose }: ControlDrawerProps) {
  const { t } = useTranslation('gateway');
  // A switch to another branch reloads the page. The panel then shows the same tab again.
  const [view, setView] = useState(readView);
  const returnFocus = useReturnFocus(isOpen);

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
          onView={(changes) => {
            const next = { ...view, ...changes };
            setView(next);
            writeStored(storageKeys.controlPanelView, next, tabStorage);
          }}
        />
      </div>
    </SideDrawer>
  );
}

function readView(): PanelView {
  const stored = readStored(storageKeys.controlPanelView, tabStorage);
  return isPanelView(stored) ? (stored as PanelView) : defaultView;
}
