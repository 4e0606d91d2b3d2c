import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './ProfilePage.module.css';

interface StarProps {
  /** The name of the marked item. */
  name: string;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

export function Star({ name, isOn, onTurn }: StarProps) {
  const { t } = useTranslation('profile');
  const Icon = isOn ? IconStarFilled : IconStar;

  return (
    <ActionIcon
      className={classes.star}
      size={40}
      variant="subtle"
      color="gray"
      aria-label={t('star', { name })}
      aria-pressed={isOn}
      onClick={() => onTurn(!isOn)}
    >
      <Icon size={18} stroke={1.7} data-on={isOn || undefined} />
    </ActionIcon>
  );
}
