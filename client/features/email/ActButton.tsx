import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface ActButtonProps {
  label: string;
  icon: Icon;
  /** Of the icon, where it points along the text. */
  iconClass?: string;
  isDisabled?: boolean;
  /** Which way it goes, for the keyboard. */
  go?: 'newer' | 'older';
  onClick: () => void;
}

/** An act as an icon, named for who rests on it and for who cannot see it. */
export function ActButton({
  label,
  icon: Sign,
  iconClass,
  isDisabled,
  go,
  onClick,
}: ActButtonProps) {
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
