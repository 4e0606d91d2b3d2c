import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/CloseButton.css';
import { Modal } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Palette.module.css';
import { PaletteBody } from './PaletteBody.tsx';

interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Search and commands in one field. */
export function Palette({ isOpen, onClose }: PaletteProps) {
  const { t } = useTranslation('search');
  // The library does not see who opened what was open when it came.
  const opener = useRef<Element>(null);
  opener.current = isOpen ? (opener.current ?? document.activeElement) : null;

  function putAway() {
    const { current } = opener;
    onClose();
    requestAnimationFrame(() => {
      if (current instanceof HTMLElement) current.focus({ preventScroll: true });
    });
  }

  return (
    <Modal.Root
      opened={isOpen}
      onClose={putAway}
      returnFocus={false}
      size={640}
      yOffset="12dvh"
      zIndex={300}
      centered={false}
      transitionProps={{ duration: 120 }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content aria-label={t('title')}>
        <PaletteBody onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}
