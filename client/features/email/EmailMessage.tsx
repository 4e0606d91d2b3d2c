import { Box, Flex, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailMessageFragment } from '../../gql/email/graphql.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { EmailFiles } from './EmailFiles.tsx';
import classes from './EmailMessage.module.css';
import { EmailTime } from './EmailTime.tsx';

interface EmailMessageProps {
  message: EmailMessageFragment;
  /** The id of the email whose conversation contains the message. */
  mailId: number;
}

/** A message of a conversation: the sender, the recipients, the text and the attachments. */
export function EmailMessage({ message, mailId }: EmailMessageProps) {
  const { t } = useTranslation('email');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { from, to, cc, bcc, time, attachments } = message;
  const recipients = to.map(({ name, email }) => name || email).filter(Boolean);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;

  return (
    <Box
      component="section"
      mb="md"
      bd="1px solid var(--mantine-color-default-border)"
      bdrs="lg"
      aria-label={t('by', { name: from.name })}
    >
      <Flex
        component="header"
        gap={{ base: '4px 12px', sm: 'md' }}
        wrap={{ base: 'wrap', sm: 'nowrap' }}
        pt="lg"
        px="lg"
      >
        <Flex component="span" flex="none" className={classes.avatar}>
          <PersonAvatar fullName={from.name} avatar={from.avatar} isDecorative />
        </Flex>
        <Box flex={{ base: '1 1 60%', sm: 1 }} miw={0}>
          <Text component="div" fw={600} dir="auto">
            {from.name}
          </Text>
          <button
            type="button"
            className={classes.more}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Text truncate inherit span>
              {t('toWhom', { names: recipients.join(', ') || t('nobody') })}
            </Text>
            <Chevron size={14} stroke={1.7} aria-hidden />
            <span className="fd-sr-only">{t('details')}</span>
          </button>
        </Box>
        <Text
          size="caption"
          c="dimmed"
          mod="tabular"
          span
          flex={{ base: '1 0 100%', sm: 'none' }}
          ps={{ base: 52, sm: 0 }}
        >
          <EmailTime value={time} isLong />
        </Text>
      </Flex>
      <dl className={classes.details} id={id} hidden={!isOpen}>
        <Detail name={t('field.from')} values={[`${from.name} <${from.email}>`]} />
        <Detail
          name={t('field.to')}
          values={to.map(({ name, email }) =>
            name && name !== email ? `${name} <${email}>` : email,
          )}
        />
        <Detail name={t('field.cc')} values={cc} />
        <Detail name={t('field.bcc')} values={bcc} />
      </dl>
      <Box p="lg" maw="75ch" mod="breakable" className={classes.text} dir="auto">
        <SafeHtml html={message.message} />
      </Box>
      {attachments.length > 0 && (
        <EmailFiles mailId={mailId} messageId={message.id} files={attachments} />
      )}
    </Box>
  );
}

function Detail({ name, values }: { name: string; values: string[] }) {
  const text = values.filter(Boolean).join(', ');
  if (text === '') return null;

  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi>{text}</bdi>
      </dd>
    </>
  );
}
