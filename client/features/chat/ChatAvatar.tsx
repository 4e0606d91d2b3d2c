import { useTranslation } from 'react-i18next';
import type { ChatStatus } from '../../gql/chat/graphql.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import classes from './ChatAvatar.module.css';

interface ChatAvatarProps {
  fullName: string;
  avatar: string;
  status?: ChatStatus;
  size?: 'row' | 'drawer' | 'message';
}

/** An avatar with a dot for the availability. */
export function ChatAvatar({ fullName, avatar, status, size = 'row' }: ChatAvatarProps) {
  const { t } = useTranslation('chat');

  return (
    <span className={classes.avatar} data-size={size}>
      <PersonAvatar fullName={fullName} avatar={avatar} isDecorative />
      {status && (
        <span className={classes.dot} data-status={status} title={t(`status.${status}`)}>
          <span className="fd-sr-only">{t(`status.${status}`)}</span>
        </span>
      )}
    </span>
  );
}
