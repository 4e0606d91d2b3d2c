import { Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostFragment } from '../../gql/profile/graphql.ts';
import { useCommentOnProfilePostMutation } from '../../gql/profile/hooks.ts';
import { useViewer } from '../../session/session.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import classes from './Post.module.css';

/**
 * A form that adds a comment to a post. The comment is visible before the response arrives. If the request fails, the
 * text is put back into the field.
 */
export function CommentForm({ post }: { post: PostFragment }) {
  const { t } = useTranslation('profile');
  const viewer = useViewer();
  const [text, setText] = useState('');
  const [send, { loading }] = useCommentOnProfilePostMutation();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const comment = text.trim();
    if (comment === '' || loading) return;
    setText('');
    const optimisticComment = {
      __typename: 'ProfileComment' as const,
      id: -post.id,
      avatar: viewer?.avatar ?? '',
      username: viewer?.fullName || (viewer?.username ?? ''),
      comment,
      commentsLikes: 0,
      youLiked: false,
    };
    const { error } = await send({
      variables: { id: post.id, comment },
      optimisticResponse: {
        commentOnProfilePost: {
          ...post,
          detailedComments: [...post.detailedComments, optimisticComment],
        },
      },
    });
    if (error) setText((current) => current || comment);
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        aria-label={t('write', { name: post.username })}
        placeholder={t('writeHint')}
        rows={2}
        maxLength={1000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <LoadingButton type="submit" disabled={text.trim() === ''} loading={loading}>
        {t('send')}
      </LoadingButton>
    </form>
  );
}
