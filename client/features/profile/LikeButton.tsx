import { UnstyledButton } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import classes from './Post.module.css';

interface LikeButtonProps {
  label: string;
  isLiked: boolean;
  /** The number of likes. */
  count: number;
  onToggle: (isLiked: boolean) => void;
}

/** A button that adds or removes a like. */
export function LikeButton({ label, isLiked, count, onToggle }: LikeButtonProps) {
  const Icon = isLiked ? IconHeartFilled : IconHeart;

  return (
    <UnstyledButton
      className={classes.like}
      // WCAG 2.5.3 requires that the accessible name contains the visible text, here the number.
      aria-label={`${label}, ${count}`}
      aria-pressed={isLiked}
      onClick={() => onToggle(!isLiked)}
    >
      <Icon size={18} stroke={1.7} aria-hidden />
      <span>{count}</span>
    </UnstyledButton>
  );
}
