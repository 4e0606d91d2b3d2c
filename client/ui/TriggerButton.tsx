import { ActionIcon, Button } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface TriggerProps {
  /** The accessible name of the button. */
  label: string;
  icon: ReactNode;
  /** Whether the icon follows the text, such as a chevron. */
  isIconLast?: boolean;
  text?: ReactNode;
  variant?: 'subtle' | 'default';
  size?: number;
  className?: string;
}

type TriggerButtonProps = TriggerProps &
  Omit<ComponentPropsWithRef<'button'>, keyof TriggerProps | 'color'>;

/** A button that opens a menu or a panel: an icon, with or without a text. */
export function TriggerButton({
  label,
  icon,
  isIconLast = false,
  text,
  variant = 'subtle',
  size = 40,
  ...props
}: TriggerButtonProps) {
  const color = variant === 'subtle' ? 'gray' : undefined;

  return text ? (
    <Button
      h={size}
      px={12}
      variant={variant}
      color={color}
      leftSection={isIconLast ? undefined : icon}
      rightSection={isIconLast ? icon : undefined}
      aria-label={label}
      {...props}
    >
      {text}
    </Button>
  ) : (
    <ActionIcon size={size} variant={variant} color={color} aria-label={label} {...props}>
      {icon}
    </ActionIcon>
  );
}
