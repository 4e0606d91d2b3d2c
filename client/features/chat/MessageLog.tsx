import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../ui/DateText.tsx';
import { createEntries } from './entries.ts';
import { Face } from './Face.tsx';
import { MessageGroup } from './MessageGroup.tsx';
import classes from './MessageLog.module.css';
import type { Contact, Message } from './pages.ts';
import { UnsentMessages } from './UnsentMessages.tsx';
import { useLogScroll } from './useLogScroll.ts';
import type { Outbox } from './useOutbox.ts';

interface MessageLogProps {
  contact: Contact;
  messages: Message[];
  outbox: Outbox;
  /** The id of the first unread message. */
  newLine: number | null;
  /** The message to scroll to. 0 for none. */
  messageId: number;
  hasOlder: boolean;
  onOlder: () => Promise<void>;
}

/** The messages, oldest first. Older ones load when scrolling up. */
export function MessageLog(props: MessageLogProps) {
  const { contact, messages, outbox, newLine, messageId, hasOlder, onOlder } = props;
  const { t } = useTranslation('chat');
  const [isLoading, setLoading] = useState(false);
  const scroll = useLogScroll({
    oldestId: messages[0]?.id,
    newestId: messages.at(-1)?.id,
    isNewestOwn: messages.at(-1)?.isOwn ?? false,
    unsentCount: outbox.unsent.length,
    isTyping: contact.isTyping,
    target: messageId ? `message-${messageId}` : newLine ? 'new-messages' : undefined,
    onTop: () => void loadOlder(),
  });

  async function loadOlder() {
    if (isLoading || !hasOlder) return;
    setLoading(true);
    // After an error, the button remains and loads again.
    await onOlder().catch(() => null);
    setLoading(false);
  }

  return (
    <div className={classes.frame}>
      <section
        ref={scroll.ref}
        className={classes.log}
        role="log"
        aria-label={t('log', { name: contact.fullName })}
        // A separate live region announces new messages only.
        aria-live="off"
        aria-busy={isLoading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={scroll.onScroll}
      >
        <div className={classes.start}>
          {hasOlder ? (
            <Button size="compact-sm" variant="subtle" loading={isLoading} onClick={loadOlder}>
              {t('older')}
            </Button>
          ) : (
            messages.length === 0 &&
            outbox.unsent.length === 0 && (
              <div className={classes.empty}>
                <Face {...contact} status={undefined} size="drawer" />
                <p>{t('empty', { name: contact.fullName })}</p>
              </div>
            )
          )}
        </div>
        {createEntries(messages, newLine).map((entry) => {
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
              foundId={messageId}
            />
          );
        })}
        <UnsentMessages outbox={outbox} />
        {contact.isTyping && (
          <div className={classes.typing} aria-hidden>
            <Face {...contact} status={undefined} size="message" />
            <span className={classes.dots}>
              <i />
              <i />
              <i />
            </span>
          </div>
        )}
      </section>
      {scroll.isAway && (
        <Button
          className={classes.jump}
          size="compact-md"
          variant="default"
          leftSection={<IconArrowDown size={16} stroke={1.8} aria-hidden />}
          onClick={scroll.toEnd}
        >
          {t(scroll.hasNew ? 'toNew' : 'toEnd')}
        </Button>
      )}
      <Announced contact={contact} messages={messages} />
    </div>
  );
}

/** A live region that announces new messages of the contact. */
function Announced({ contact, messages }: Pick<MessageLogProps, 'contact' | 'messages'>) {
  const { t } = useTranslation('chat');
  const last = messages.at(-1);
  const [lastKnownId] = useState(last?.id ?? 0);
  const isNews = last && !last.isOwn && last.id > lastKnownId;
  const name = contact.fullName;

  return (
    <p className="fd-sr-only" role="status">
      {contact.isTyping ? t('isTyping', { name }) : isNews && t('said', { name, text: last.text })}
    </p>
  );
}
