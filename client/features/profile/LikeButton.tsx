import { UnstyledButton } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import classes from './Post.module.css';

interface LikeButtonProps {
  label: string;
  isOn: boolean;
  count: number;
  onTurn: (isOn: boolean) => void;
}

export function LikeButton({ label, isOn, count, onTurn }: LikeButtonProps) {
  const Icon = isOn ? IconHeartFilled : IconHeart;

  return (
    <UnstyledButton
      className={classes.like}
      // The name contains the visible text, for speech input (WCAG 2.5.3).
      aria-label={`${label}, ${count}`}
      aria-pressed={isOn}
      onClick={() => onTurn(!isOn)}
    >
      <Icon size={18} stroke={1.7} aria-hidden />
      {count}
    </UnstyledButton>
  );
}
