import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReaderButton } from './readerButtons.ts';

interface ActionButtonProps {
  label: string;
  icon: Icon;
  /** A class for icons that point in the direction of the text. */
  iconClass?: string;
  isDisabled?: boolean;
  /** Marks a button of an open email, so that the keyboard shortcuts find it. */
  readerButton?: ReaderButton;
  onClick: () => void;
}

/** An icon button with a tooltip and an accessible name. */
export function ActionButton({
  label,
  icon: ButtonIcon,
  iconClass,
  isDisabled,
  readerButton,
  onClick,
}: ActionButtonProps) {
  return (
    <ActionIcon
      size={40}
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      data-reader-button={readerButton}
      disabled={isDisabled}
      onClick={onClick}
    >
      <ButtonIcon size={20} stroke={1.7} className={iconClass} aria-hidden />
    </ActionIcon>
  );
}
