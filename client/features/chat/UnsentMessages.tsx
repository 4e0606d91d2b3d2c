import { Button, Group, Stack } from '@mantine/core';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MessageBody } from './MessageGroup.tsx';
import classes from './MessageLog.module.css';
import type { Outbox } from './useOutbox.ts';

/** The messages that are being sent, and the failed messages, which can be sent again. */
export function UnsentMessages({ outbox: { unsent, retry, discard } }: { outbox: Outbox }) {
  const { t } = useTranslation('chat');

  return unsent.map((message) => (
    <Group
      key={message.key}
      gap="sm"
      wrap="nowrap"
      align="flex-start"
      mt="md"
      className={classes.group}
      data-own
      data-unsent
    >
      <Stack gap="xs" align="flex-start" miw={0} className={classes.bubbles}>
        <span className="fd-sr-only">{t('own')}</span>
        <div className={classes.bubble} data-failed={message.isFailed || undefined}>
          <MessageBody text={message.text} picture={message.picture} />
        </div>
        {message.isFailed ? (
          <span className={classes.failed} role="alert">
            <IconAlertCircle size={15} stroke={2} aria-hidden />
            {t('failed')}
            <Button size="compact-sm" variant="subtle" onClick={() => retry(message)}>
              {t('sendAgain')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              onClick={() => discard(message.key)}
            >
              {t('discard')}
            </Button>
          </span>
        ) : (
          <span className={classes.facts}>
            <IconClock size={14} stroke={1.8} aria-hidden />
            {t('sending')}
          </span>
        )}
      </Stack>
    </Group>
  ));
}
