import { CloseButton, Drawer, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../data/store.ts';
import { openQuestion } from './confirmation.ts';
import { InnerDialogContext, useInnerDialog } from './innerDialog.ts';
import classes from './SideDrawer.module.css';

interface SideDrawerProps {
  label: string;
  isOpen: boolean;
  /** The width in pixels. On a phone, the drawer fills the screen. */
  size: number;
  onClose: () => void;
  /** Called after the exit animation, to move the focus. */
  onExited: () => void;
  children: ReactNode;
}

/** A drawer at the inline end of the screen. */
export function SideDrawer({ label, isOpen, size, onClose, onExited, children }: SideDrawerProps) {
  const [hasInnerDialog, setHasInnerDialog] = useState(false);
  const hasQuestion = useStore(openQuestion) !== null;
  useInnerDialog(isOpen);

  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={!hasInnerDialog && !hasQuestion}
      position="right"
      size={size}
      padding={0}
      classNames={{ content: classes.content }}
      returnFocus={false}
      transitionProps={{ duration: 180, onExited }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content aria-label={label}>
        <InnerDialogContext value={setHasInnerDialog}>{children}</InnerDialogContext>
      </Drawer.Content>
    </Drawer.Root>
  );
}

interface DrawerHeaderProps {
  title: string;
  onClose: () => void;
  /** Buttons beside the title. */
  children?: ReactNode;
}

export function DrawerHeader({ title, onClose, children }: DrawerHeaderProps) {
  const { t } = useTranslation('app');

  return (
    <header className={classes.header}>
      <Title order={2} size="h3" flex={1} className={classes.title}>
        {title}
      </Title>
      {children}
      <CloseButton size={40} iconSize={20} aria-label={t('close')} onClick={onClose} />
    </header>
  );
}
