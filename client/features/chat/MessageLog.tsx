import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../ui/DateText.tsx';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { ChatAvatar } from './ChatAvatar.tsx';
import type { Contact, Message } from './chatCache.ts';
import { createEntries } from './entries.ts';
import { MessageGroup } from './MessageGroup.tsx';
import classes from './MessageLog.module.css';
import { UnsentMessages } from './UnsentMessages.tsx';
import { useLogScroll } from './useLogScroll.ts';
import type { Outbox } from './useOutbox.ts';

interface MessageLogProps {
  contact: Contact;
  messages: Message[];
  outbox: Outbox;
  /** The id of the first new message, above which a line is shown. */
  firstNewId: number | null;
  /** The id of the message to scroll to, or 0. */
  messageId: number;
  hasOlder: boolean;
  onLoadOlder: () => Promise<void>;
}

/** The messages, oldest first. Older messages are loaded when the user scrolls to the top. */
export function MessageLog(props: MessageLogProps) {
  const { contact, messages, outbox, firstNewId, messageId, hasOlder, onLoadOlder } = props;
  const { t } = useTranslation('chat');
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const scroll = useLogScroll({
    oldestId: messages[0]?.id,
    newestId: messages.at(-1)?.id,
    isNewestOwn: messages.at(-1)?.isOwn ?? false,
    unsentCount: outbox.unsent.length,
    isTyping: contact.isTyping,
    target: messageId ? `message-${messageId}` : firstNewId ? 'new-messages' : undefined,
    onReachTop: () => void loadOlder(),
  });

  async function loadOlder() {
    if (isLoadingOlder || !hasOlder) return;
    setLoadingOlder(true);
    // After an error, the button stays and can load again.
    await onLoadOlder().catch(() => null);
    setLoadingOlder(false);
  }

  return (
    <div className={classes.frame}>
      <section
        ref={scroll.ref}
        className={classes.log}
        role="log"
        aria-label={t('log', { name: contact.fullName })}
        // A separate live region announces only new messages.
        aria-live="off"
        aria-busy={isLoadingOlder}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        onScroll={scroll.onScroll}
      >
        <div className={classes.start}>
          {hasOlder ? (
            <LoadingButton
              size="compact-sm"
              variant="subtle"
              loading={isLoadingOlder}
              onClick={loadOlder}
            >
              {t('older')}
            </LoadingButton>
          ) : (
            messages.length === 0 &&
            outbox.unsent.length === 0 && (
              <div className={classes.empty}>
                <ChatAvatar {...contact} status={undefined} size="drawer" />
                <p>{t('empty', { name: contact.fullName })}</p>
              </div>
            )
          )}
        </div>
        {createEntries(messages, firstNewId).map((entry) => {
          if (entry.kind === 'day') {
            return (
              <div key={entry.key} className={classes.day}>
                <span>
                  <DateText value={entry.time} />
                </span>
              </div>
            );
          }
          if (entry.kind === 'new') {
            return (
              <div key={entry.key} id="new-messages" className={classes.new}>
                <span>{t('newMessages')}</span>
              </div>
            );
          }
          return (
            <MessageGroup
              key={entry.key}
              contact={contact}
              messages={entry.messages}
              isOwn={entry.isOwn}
              highlightedId={messageId}
            />
          );
        })}
        <UnsentMessages outbox={outbox} />
        {contact.isTyping && (
          <div className={classes.typing} aria-hidden>
            <ChatAvatar {...contact} status={undefined} size="message" />
            <span className={classes.dots}>
              <i />
              <i />
              <i />
            </span>
          </div>
        )}
      </section>
      {scroll.isScrolledAway && (
        <Button
          className={classes.jump}
          size="compact-md"
          variant="default"
          leftSection={<IconArrowDown size={16} stroke={1.8} aria-hidden />}
          onClick={scroll.scrollToEnd}
        >
          {t(scroll.hasNewMessages ? 'toNew' : 'toEnd')}
        </Button>
      )}
      <NewMessageAnnouncement contact={contact} messages={messages} />
    </div>
  );
}

/** A live region that announces new messages of the contact. */
function NewMessageAnnouncement({
  contact,
  messages,
}: Pick<MessageLogProps, 'contact' | 'messages'>) {
  const { t } = useTranslation('chat');
  const lastMessage = messages.at(-1);
  const [initialLastId] = useState(lastMessage?.id ?? 0);
  const isNewMessage = lastMessage && !lastMessage.isOwn && lastMessage.id > initialLastId;
  const name = contact.fullName;

  return (
    <p className="fd-sr-only" role="status">
      {contact.isTyping
        ? t('isTyping', { name })
        : isNewMessage && t('messageFrom', { name, text: lastMessage.text })}
    </p>
  );
}
