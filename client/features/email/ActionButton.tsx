import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface ActionButtonProps {
  label: string;
  icon: Icon;
  /** A class for icons that point in the direction of the text. */
  iconClass?: string;
  isDisabled?: boolean;
  /** Marks the button of a neighbouring email, so that the keyboard shortcuts find it. */
  neighbour?: 'newer' | 'older';
  onClick: () => void;
}

/** An icon button with a tooltip and an accessible name. */
export function ActionButton({
  label,
  icon: ButtonIcon,
  iconClass,
  isDisabled,
  neighbour,
  onClick,
}: ActionButtonProps) {
  return (
    <ActionIcon
      size={40}
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      data-neighbour={neighbour}
      disabled={isDisabled}
      onClick={onClick}
    >
      <ButtonIcon size={20} stroke={1.7} className={iconClass} aria-hidden />
    </ActionIcon>
  );
}
