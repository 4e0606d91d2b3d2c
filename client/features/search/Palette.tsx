import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/CloseButton.css';
import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
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
  // It opens once it is there, or it would not know where the focus was before.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);

  return (
    <Modal.Root
      opened={isOpen && isThere}
      onClose={onClose}
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
