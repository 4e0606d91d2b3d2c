import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface ActionButtonProps {
  label: string;
  icon: Icon;
  /** A class for icons that point in the direction of the text. */
  iconClass?: string;
  isDisabled?: boolean;
  /** Lets the keyboard shortcuts find the button of the next and previous email. */
  go?: 'newer' | 'older';
  onClick: () => void;
}

/** An icon button with a tooltip and an accessible name. */
export function ActionButton({
  label,
  icon: Sign,
  iconClass,
  isDisabled,
  go,
  onClick,
}: ActionButtonProps) {
  return (
    <ActionIcon
      size={40}
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      data-go={go}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Sign size={20} stroke={1.7} className={iconClass} aria-hidden />
    </ActionIcon>
  );
}
