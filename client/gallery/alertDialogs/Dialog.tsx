import { Button, Group, Modal, type ModalProps, Text, ThemeIcon } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const icons = {
  success: IconCheck,
  danger: IconX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

export type DialogTone = keyof typeof icons;

export interface DialogProps
  extends Pick<ModalProps, 'opened' | 'onClose' | 'closeOnClickOutside' | 'classNames'> {
  title: string;
  tone?: DialogTone;
  children?: ReactNode;
  /** Replaces the close button. */
  buttons?: ReactNode;
}

/** Moves the focus to the button. `data-autofocus` has an effect only when the dialog opens. */
const focusButton = (button: HTMLElement | null) => button?.focus();

/** A modal message in the middle of the page. */
export function Dialog({ title, tone, children, buttons, ...modalProps }: DialogProps) {
  const { t } = useTranslation('app');
  const Icon = tone && icons[tone];

  return (
    <Modal
      size={440}
      padding={20}
      zIndex={300}
      withCloseButton={false}
      overlayProps={{ backgroundOpacity: 0.45 }}
      {...modalProps}
    >
      <Text component="div" inherit ta="center">
        {Icon && (
          <ThemeIcon
            variant="light"
            color={tone}
            size={64}
            radius="50%"
            display="flex"
            mx="auto"
            mt="sm"
          >
            <Icon size={32} stroke={1.8} aria-hidden />
          </ThemeIcon>
        )}
        <Modal.Title fz="xl" fw={600} mt="lg" mb="sm" mx={0}>
          {title}
        </Modal.Title>
        <Text component="div" inherit c="dimmed">
          {children}
        </Text>
        <Group gap="sm" align="stretch" justify="center" mt={20} mb="sm">
          {buttons ?? (
            <Button ref={focusButton} onClick={modalProps.onClose} data-autofocus>
              {t('close')}
            </Button>
          )}
        </Group>
      </Text>
    </Modal>
  );
}
