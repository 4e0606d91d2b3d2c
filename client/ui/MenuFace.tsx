import { ActionIcon, Button } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface Face {
  /** The whole name, for who cannot see the face. */
  label: string;
  icon: ReactNode;
  text?: ReactNode;
  variant?: 'subtle' | 'default';
  size?: number;
  className?: string;
}

export type MenuFaceProps = Face & Omit<ComponentPropsWithRef<'button'>, keyof Face | 'color'>;

/** The button of a menu, opened or not. */
export function MenuFace({
  label,
  icon,
  text,
  variant = 'subtle',
  size = 40,
  ...props
}: MenuFaceProps) {
  const color = variant === 'subtle' ? 'gray' : undefined;

  return text ? (
    <Button
      h={size}
      px={12}
      variant={variant}
      color={color}
      leftSection={icon}
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
