import { Box, Button, Flex, Group, Text } from '@mantine/core';
import { IconMessageReply, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Comments_PostFragment } from '../../gql/blog/graphql.ts';
import { useDeleteCommentMutation, useRestoreCommentMutation } from '../../gql/blog/hooks.ts';
import { DateText } from '../../ui/DateText.tsx';
import { isSafeUrl } from '../../ui/isSafeUrl.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './Comment.module.css';

interface CommentProps {
  comment: Comments_PostFragment['comments'][number];
  onReply: () => void;
}

/** A comment or a reply. */
export function Comment({ comment, onReply }: CommentProps) {
  const { t } = useTranslation('blog');
  const [deleteComment] = useDeleteCommentMutation();
  const [restoreComment] = useRestoreCommentMutation();
  const { id, fullName, avatar, commentedAt, text, website } = comment;

  async function remove() {
    const { error } = await deleteComment({ variables: { id } });
    if (error) return;
    showToast({
      kind: 'success',
      message: t('toast.commentDeleted', { name: fullName }),
      undo: () => void restoreComment({ variables: { id } }),
    });
  }

  return (
    <Flex component="article" gap="md" aria-label={t('comments.by', { name: fullName })}>
      <PersonAvatar fullName={fullName} avatar={avatar} size={40} isDecorative />
      <Box miw={0} flex={1}>
        <Group component="p" gap="0 8px" align="baseline" className={classes.header}>
          {website && isSafeUrl(website) ? (
            <a href={website} target="_blank" rel="noopener noreferrer nofollow ugc">
              <bdi>{fullName}</bdi>
            </a>
          ) : (
            <bdi className={classes.name}>{fullName}</bdi>
          )}
          <Text size="caption" c="dimmed" span>
            <DateText value={commentedAt} />
          </Text>
        </Group>
        <Text lh={1.6} my="xs" style={{ whiteSpace: 'pre-line' }} mod="breakable" dir="auto">
          <LinkedText text={text} />
        </Text>
        <Group gap="xs" align="stretch" ms={-8}>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconMessageReply size={16} stroke={1.7} aria-hidden />}
            aria-label={t('comments.replyTo', { name: fullName })}
            onClick={onReply}
          >
            {t('comments.reply')}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
            aria-label={t('comments.deleteOf', { name: fullName })}
            onClick={() => void remove()}
          >
            {t('delete')}
          </Button>
        </Group>
      </Box>
    </Flex>
  );
}
