import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getResponseErrors } from '../../data/failure.ts';
import type { CommentInput } from '../../gql/blog/graphql.ts';
import { useCommentOnPostMutation, useReplyToCommentMutation } from '../../gql/blog/hooks.ts';
import { useViewer } from '../../session/session.ts';
import { showToast } from '../../ui/toasts.ts';
import { readCommenter, removeCommenter, storeCommenter } from './commenter.ts';

const fields = ['fullName', 'email', 'website', 'text'] as const;

export interface CommentFormOptions {
  postId: number;
  /** The id of the comment that the reply answers. Undefined for a comment on the post. */
  replyTo?: number;
  /** The initial text: the unsent text of an earlier form. */
  text: string;
  onTextChange: (text: string) => void;
  onDone: () => void;
}

/** Manages the form of a comment: initial values, validation and sending. */
export function useCommentForm({
  postId,
  replyTo,
  text,
  onTextChange,
  onDone,
}: CommentFormOptions) {
  const { t } = useTranslation('blog');
  const viewer = useViewer();
  const storedCommenter = readCommenter();
  const [addComment] = useCommentOnPostMutation();
  const [addReply] = useReplyToCommentMutation();
  // A second submit can happen before the loading button is rendered.
  const isSending = useRef(false);

  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      fullName: storedCommenter?.fullName ?? viewer?.fullName ?? '',
      email: storedCommenter?.email ?? viewer?.email ?? '',
      website: storedCommenter?.website ?? '',
      text,
      isRemembered: storedCommenter !== null,
    },
    onValuesChange: (values) => onTextChange(values.text),
    validate: {
      fullName: (name) => (name.trim() ? null : t('fieldError.fullName')),
      email: (email) =>
        /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : t('fieldError.email'),
      website: (website) =>
        website.trim() === '' || /^https?:\/\/[^\s/]+/i.test(website.trim())
          ? null
          : t('fieldError.website'),
      text: (text) => (text.trim() ? null : t('fieldError.text')),
    },
  });

  async function send({ isRemembered, ...values }: typeof form.values) {
    const input: CommentInput = values;
    const { error } =
      replyTo === undefined
        ? await addComment({ variables: { postId, comment: input } })
        : await addReply({ variables: { commentId: replyTo, comment: input } });

    if (error) {
      for (const { extensions } of getResponseErrors(error)) {
        const field = fields.find((name) => extensions?.field === `comment.${name}`);
        if (field) form.setFieldError(field, t(`fieldError.${field}`));
      }
      return;
    }

    if (isRemembered) storeCommenter(values);
    else removeCommenter();
    showToast({ kind: 'success', message: t(replyTo ? 'toast.replied' : 'toast.commented') });
    form.setFieldValue('text', '');
    onDone();
  }

  const submit = form.onSubmit(async (values) => {
    if (isSending.current) return;
    isSending.current = true;
    await send(values);
    isSending.current = false;
  });

  return { form, submit };
}
