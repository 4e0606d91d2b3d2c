import { Box, Button, Card, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comments_PostFragment } from '../../gql/blog/graphql.ts';
import { hasDraft } from '../../ui/form/draftStorage.ts';
import { Comment } from './Comment.tsx';
import { CommentForm } from './CommentForm.tsx';
import classes from './Comments.module.css';
import { getDraftName } from './useCommentForm.ts';

/** The position of the form: the id of the comment above it, or `post` for the end of the section. */
type FormPosition = number | 'post';

/** The comments in threads. There is one form, which moves to the comment that the viewer answers. */
export function Comments({ post }: { post: Comments_PostFragment }) {
  const { t } = useTranslation('blog');
  const threads = post.comments.filter(({ replyTo }) => replyTo === null);
  const [position, setPosition] = useState<FormPosition>(
    () => threads.find(({ id }) => hasDraft(getDraftName(post.id, id)))?.id ?? 'post',
  );

  const form = (
    <CommentForm
      key={position}
      postId={post.id}
      replyTo={position === 'post' ? undefined : position}
      onDone={() => setPosition('post')}
      onCancel={position === 'post' ? undefined : () => setPosition('post')}
    />
  );

  return (
    <Card component="section" padding={0} p={{ base: 'lg', xs: 'xl' }} aria-labelledby="comments">
      <Title id="comments" order={2} mb="lg">
        {t('comments.count', { count: post.commentCount })}
      </Title>
      {threads.length === 0 && (
        <Text c="dimmed" mb="lg">
          {t('comments.none')}
        </Text>
      )}
      <Box component="ul" mb="xl" className={classes.threads}>
        {threads.map((thread) => {
          const replies = post.comments.filter(({ replyTo }) => replyTo === thread.id);
          return (
            <li key={thread.id}>
              <Comment comment={thread} onReply={() => setPosition(thread.id)} />
              {(replies.length > 0 || position === thread.id) && (
                <ul className={classes.replies}>
                  {replies.map((reply) => (
                    <li key={reply.id}>
                      <Comment comment={reply} onReply={() => setPosition(thread.id)} />
                    </li>
                  ))}
                  {position === thread.id && <li>{form}</li>}
                </ul>
              )}
            </li>
          );
        })}
      </Box>
      {position === 'post' ? (
        form
      ) : (
        <Button variant="default" onClick={() => setPosition('post')}>
          {t('comments.leave')}
        </Button>
      )}
    </Card>
  );
}
