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
      aria-label={label}
      aria-pressed={isOn}
      onClick={() => onTurn(!isOn)}
    >
      <Icon size={18} stroke={1.7} aria-hidden />
      {count}
    </UnstyledButton>
  );
}
