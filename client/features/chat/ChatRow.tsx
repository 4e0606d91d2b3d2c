import { IconBan, IconBellOff, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './ChatRow.module.css';
import { ChatTime } from './ChatTime.tsx';
import { Face } from './Face.tsx';
import type { Contact } from './pages.ts';

interface ChatRowProps {
  contact: Contact;
  isShown: boolean;
}

/** A contact with the latest message. */
export function ChatRow({ contact, isShown }: ChatRowProps) {
  const { t } = useTranslation('chat');
  const { id, fullName, about, chat, isTyping, isMuted, isBlocked, isImportant } = contact;
  const { lastMessage: last, unseenCount = 0 } = chat ?? {};

  return (
    <li>
      <Link
        className={classes.row}
        to={`/apps/chat/${id}`}
        aria-current={isShown ? 'page' : undefined}
        data-unseen={unseenCount > 0 || undefined}
      >
        <Face {...contact} />
        <span className={classes.texts}>
          <span className={classes.top}>
            <span className={classes.name}>{fullName}</span>
            {isImportant && (
              <IconStarFilled size={13} className={classes.star} aria-label={t('important')} />
            )}
            {isMuted && <IconBellOff size={13} stroke={1.8} aria-label={t('muted')} />}
            {isBlocked && <IconBan size={13} stroke={1.8} aria-label={t('blocked')} />}
            {last && <ChatTime value={last.time} />}
          </span>
          <span className={classes.bottom}>
            {isTyping ? (
              <span className={classes.typing}>{t('typing')}</span>
            ) : (
              <span className={classes.text} dir="auto">
                {last?.isOwn ? t('you', { text: last.text }) : (last?.text ?? about)}
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
