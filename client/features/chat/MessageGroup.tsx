import { Group, Stack } from '@mantine/core';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { ChatAvatar } from './ChatAvatar.tsx';
import { ChatTime } from './ChatTime.tsx';
import type { Contact, Message } from './chatCache.ts';
import classes from './MessageLog.module.css';

interface MessageGroupProps {
  contact: Contact;
  messages: Message[];
  isOwn: boolean;
  /** The id of the message to highlight, or 0. */
  highlightedId: number;
}

/** Consecutive messages of one sender. */
export function MessageGroup({ contact, messages, isOwn, highlightedId }: MessageGroupProps) {
  const { t } = useTranslation('chat');
  const last = messages.at(-1);

  return (
    <Group
      gap="sm"
      wrap="nowrap"
      align="flex-start"
      mt="md"
      className={classes.group}
      data-own={isOwn || undefined}
    >
      {!isOwn && <ChatAvatar {...contact} status={undefined} size="message" />}
      <Stack gap="xs" align="flex-start" miw={0} className={classes.bubbles}>
        <span className="fd-sr-only">{isOwn ? t('own') : contact.fullName}</span>
        {messages.map((message) => (
          <div
            key={message.id}
            id={`message-${message.id}`}
            className={classes.bubble}
            data-highlighted={message.id === highlightedId || undefined}
          >
            <MessageBody text={message.text} picture={message.picture} />
          </div>
        ))}
        {last && (
          <span className={classes.facts}>
            <ChatTime value={last.time} isTimeOfDay />
            {last.delivery && <Delivery delivery={last.delivery} />}
          </span>
        )}
      </Stack>
    </Group>
  );
}

/** The text of a message, or its picture. */
export function MessageBody({
  text,
  picture,
}: Pick<Message, 'text'> & { picture?: Message['picture'] }) {
  if (!picture) {
    return (
      <span dir="auto" className={classes.text}>
        <LinkedText text={text} />
      </span>
    );
  }
  const { url, width, height } = picture;
  return (
    <figure className={classes.picture}>
      <img src={url} alt={text} width={width} height={height} />
      <figcaption dir="auto">{text}</figcaption>
    </figure>
  );
}

function Delivery({ delivery }: { delivery: NonNullable<Message['delivery']> }) {
  const { t } = useTranslation('chat');
  const Icon = delivery === 'SENT' ? IconCheck : IconChecks;

  return (
    <span className={classes.delivery} data-delivery={delivery}>
      <Icon size={15} stroke={2} aria-hidden />
      <span>{t(`delivery.${delivery}`)}</span>
    </span>
  );
}
