import { IconBan, IconBellOff, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChatAvatar } from './ChatAvatar.tsx';
import classes from './ChatRow.module.css';
import { ChatTime } from './ChatTime.tsx';
import type { Contact } from './chatCache.ts';

interface ChatRowProps {
  contact: Contact;
  /** Whether the conversation with the contact is open. */
  isOpen: boolean;
}

/** A row with a contact and the latest message, which links to the conversation. */
export function ChatRow({ contact, isOpen }: ChatRowProps) {
  const { t } = useTranslation('chat');
  const { id, fullName, about, chat, isTyping, isMuted, isBlocked, isImportant } = contact;
  const { lastMessage, unseenCount = 0 } = chat ?? {};

  return (
    <li>
      <Link
        className={classes.row}
        to={`/apps/chat/${id}`}
        aria-current={isOpen ? 'page' : undefined}
        data-unseen={unseenCount > 0 || undefined}
      >
        <ChatAvatar {...contact} />
        <span className={classes.texts}>
          <span className={classes.top}>
            <span className={classes.name}>{fullName}</span>
            {isImportant && (
              <IconStarFilled size={13} className={classes.star} aria-label={t('important')} />
            )}
            {isMuted && <IconBellOff size={13} stroke={1.8} aria-label={t('muted')} />}
            {isBlocked && <IconBan size={13} stroke={1.8} aria-label={t('blocked')} />}
            {lastMessage && <ChatTime value={lastMessage.time} />}
          </span>
          <span className={classes.bottom}>
            {isTyping ? (
              <span className={classes.typing}>{t('typing')}</span>
            ) : (
              <span className={classes.text} dir="auto">
                {lastMessage?.isOwn
                  ? t('you', { text: lastMessage.text })
                  : (lastMessage?.text ?? about)}
              </span>
            )}
            {unseenCount > 0 && (
              <span className={classes.badge} data-muted={isMuted || undefined}>
                <span aria-hidden>{t('number', { count: unseenCount })}</span>
                <span className="fd-sr-only">{t('unseen', { count: unseenCount })}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
