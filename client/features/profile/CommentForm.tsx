import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PostFragment } from '../../gql/profile/graphql.ts';
import { useCommentOnProfilePostMutation } from '../../gql/profile/hooks.ts';
import { useViewer } from '../../session/session.ts';
import { Form } from '../../ui/form/Form.tsx';
import { formMutation, type Outcome } from '../../ui/form/options.ts';
import { isBlank } from '../../ui/form/rules.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import classes from './Post.module.css';

interface Comment {
  text: string;
}

/**
 * A form that adds a comment to a post. The comment is visible before the response arrives. If the request fails, the
 * text is put back into the field.
 */
export function CommentForm({ post }: { post: PostFragment }) {
  const { t } = useTranslation('profile');
  const viewer = useViewer();
  const [send] = useCommentOnProfilePostMutation(formMutation);
  const form = useMutationForm<Comment, Comment, Outcome>({
    draft: `profileComment.${post.id}`,
    values: { text: '' },
    async save({ values: { text: comment } }) {
      if (isBlank(comment)) return { isRefused: true };
      form.setValues({ text: '' });
      const optimisticComment = {
        __typename: 'ProfileComment' as const,
        id: -post.id,
        avatar: viewer?.avatar ?? '',
        username: viewer?.fullName || (viewer?.username ?? ''),
        comment,
        commentsLikes: 0,
        youLiked: false,
      };
      const result = await send({
        variables: { id: post.id, comment },
        optimisticResponse: {
          commentOnProfilePost: {
            ...post,
            detailedComments: [...post.detailedComments, optimisticComment],
          },
        },
      });
      if (result.error && form.getValues().text === '') form.setValues({ text: comment });
      return result;
    },
    fieldNames: { comment: 'text' },
    onSaved() {
      form.restart();
    },
  });
  const { text } = form.values;

  return (
    <Form form={form} className={classes.form}>
      <Textarea
        aria-label={t('write', { name: post.username })}
        placeholder={t('writeHint')}
        rows={2}
        maxLength={1000}
        {...form.getInputProps('text')}
      />
      <LoadingButton type="submit" disabled={text.trim() === ''} loading={form.submitting}>
        {t('send')}
      </LoadingButton>
    </Form>
  );
}
