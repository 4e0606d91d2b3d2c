import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './ProfilePage.module.css';

interface StarButtonProps {
  /** The name of the item, for the accessible name of the button. */
  name: string;
  isStarred: boolean;
  onToggle: (isStarred: boolean) => void;
}

/** A button that marks an item with a star, or removes the star. */
export function StarButton({ name, isStarred, onToggle }: StarButtonProps) {
  const { t } = useTranslation('profile');
  const Icon = isStarred ? IconStarFilled : IconStar;

  return (
    <ActionIcon
      className={classes.star}
      size={40}
      variant="subtle"
      color="gray"
      aria-label={t('star', { name })}
      aria-pressed={isStarred}
      onClick={() => onToggle(!isStarred)}
    >
      <Icon size={18} stroke={1.7} data-on={isStarred || undefined} />
    </ActionIcon>
  );
}
