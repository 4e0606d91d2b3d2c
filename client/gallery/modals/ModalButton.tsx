import { Button, Group, Modal, type ModalProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import classes from './ModalButton.module.css';

type ModalButtonProps = Omit<ModalProps, 'opened' | 'onClose' | 'title'> & {
  label: string;
  color?: string;
  /** Called when the dialog opens and when it closes. */
  onToggle?: (isOpen: boolean) => void;
};

/** A button that opens a dialog. */
export function ModalButton({ label, color, onToggle, children, ...props }: ModalButtonProps) {
  const { t } = useTranslation('app');
  const [isOpen, { open, close }] = useDisclosure(false, {
    onOpen: () => onToggle?.(true),
    onClose: () => onToggle?.(false),
  });

  return (
    <>
      <Button variant="light" color={color} onClick={open}>
        {label}
      </Button>
      <Modal
        padding={20}
        overlayProps={{ backgroundOpacity: 0.45 }}
        closeButtonProps={{ 'aria-label': t('close') }}
        {...props}
        classNames={{ title: classes.title, ...props.classNames }}
        title={label}
        opened={isOpen}
        onClose={close}
      >
        {children}
        <Group justify="flex-end" mt={20}>
          <Button color={color} onClick={close}>
            {t('close')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
