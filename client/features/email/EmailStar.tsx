import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './EmailRow.module.css';
import type { EmailActions } from './useEmailActions.ts';

interface EmailStarProps {
  mail: { id: number; subject: string; isStarred: boolean };
  actions: EmailActions;
  size: number;
}

/** A toggle that adds or removes the star of an email. */
export function EmailStar({ mail, actions, size }: EmailStarProps) {
  const { t } = useTranslation('email');
  const { id, subject, isStarred } = mail;
  const Star = isStarred ? IconStarFilled : IconStar;

  return (
    <ActionIcon
      className={classes.star}
      size={size}
      variant="subtle"
      color="gray"
      aria-label={t('star', { subject: subject || t('noSubject') })}
      aria-pressed={isStarred}
      onClick={() => void actions.star([id], !isStarred)}
    >
      <Star size={18} stroke={1.7} />
    </ActionIcon>
  );
}
