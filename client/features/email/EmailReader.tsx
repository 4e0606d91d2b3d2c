import { Box, Button, Flex, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../navigation/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmailLabels } from './EmailLabels.tsx';
import classes from './EmailReader.module.css';
import { EmailThread } from './EmailThread.tsx';
import type { EmailListParams } from './emailListParams.ts';
import type { ReplyKind } from './emailParams.ts';
import type { FolderOrLabelName } from './foldersAndLabels.ts';
import { ReaderHeader } from './ReaderHeader.tsx';
import type { EmailActions } from './useEmailActions.ts';
import { useOpenEmail } from './useOpenEmail.ts';

interface EmailReaderProps {
  id: number;
  listParams: EmailListParams;
  folderOrLabel: FolderOrLabelName;
  actions: EmailActions;
  /** Whether the email is beside the list. Otherwise it covers the list. */
  isBeside: boolean;
  /** Returns whether the email was opened while the focus moves in the list, where it stays. */
  isFollowed: (id: number) => boolean;
  onClose: () => void;
  /** Opens another email. */
  onGo: (id: number) => void;
  /** Opens the composer with a reply, or with this email if it is a draft (null). */
  onReply: (kind: ReplyKind | null) => void;
}

/** The open email (`?mail=24`). */
export function EmailReader({
  id,
  listParams,
  folderOrLabel,
  actions,
  isBeside,
  isFollowed,
  ...handlers
}: EmailReaderProps) {
  const { t } = useTranslation(['email', 'app']);
  const { mail, failure, retry } = useOpenEmail(id, listParams);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const subject = mail ? mail.subject || t('noSubject') : undefined;
  const isLoaded = mail !== undefined;
  useTitle(subject, t(`folderOrLabel.${folderOrLabel}`), t('title'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another email moves the focus again
  useEffect(() => {
    if (isLoaded && !isFollowed(id)) titleRef.current?.focus({ preventScroll: true });
  }, [id, isLoaded]);

  return (
    <Flex
      component="article"
      direction="column"
      h="100%"
      mih={0}
      aria-label={subject ?? t('app:loading')}
    >
      <ReaderHeader {...{ mail, folderOrLabel, actions, isBeside }} {...handlers} />
      <Box key={id} mih={0} flex={1} className={classes.body}>
        {mail ? (
          <>
            <Group component="header" gap="8px 12px" mb="lg">
              <Title ref={titleRef} order={2} mod="breakable" tabIndex={-1} dir="auto">
                {subject}
              </Title>
              <EmailLabels labels={mail.labels} />
            </Group>
            <EmailThread mail={mail} />
            {mail.folder !== 'DRAFT' && (
              <Group gap="sm" align="stretch" mt={20} className={classes.answers}>
                <Button variant="default" onClick={() => handlers.onReply('reply')}>
                  {t('reply')}
                </Button>
                <Button variant="default" onClick={() => handlers.onReply('reply-all')}>
                  {t('replyAll')}
                </Button>
                <Button variant="default" onClick={() => handlers.onReply('forward')}>
                  {t('forward')}
                </Button>
              </Group>
            )}
            {mail.folder === 'DRAFT' && (
              <Group gap="sm" align="stretch" mt={20} className={classes.answers}>
                <Button onClick={() => handlers.onReply(null)}>{t('continue')}</Button>
              </Group>
            )}
          </>
        ) : failure ? (
          <EmptyState
            drawing={failure === 'missing' ? 'lost' : 'unplugged'}
            title={failure === 'missing' ? t('missing.title') : t(`app:failure.${failure}.title`)}
            text={failure === 'missing' ? t('missing.text') : t(`app:failure.${failure}.text`)}
            action={
              <Button onClick={failure === 'missing' ? handlers.onClose : retry}>
                {failure === 'missing'
                  ? t('backTo', { name: t(`folderOrLabel.${folderOrLabel}`) })
                  : t('app:retry')}
              </Button>
            }
          />
        ) : (
          <Stack gap={20} aria-busy>
            <Skeleton height={22} width="60%" />
            <Skeleton height={48} />
            <Skeleton height={140} />
          </Stack>
        )}
      </Box>
    </Flex>
  );
}
