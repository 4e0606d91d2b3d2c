import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentInput } from '../../gql/blog/graphql.ts';
import { useCommentOnPostMutation, useReplyToCommentMutation } from '../../gql/blog/hooks.ts';
import { getResponseErrors } from '../../state/failure.ts';
import { useViewer } from '../../state/session.ts';
import { showToast } from '../../ui/toasts.ts';
import { forgetCommenter, readCommenter, rememberCommenter } from './commenter.ts';

const fields = ['fullName', 'email', 'website', 'text'] as const;

export interface CommentFormOptions {
  postId: number;
  /** The id of the comment that is answered. */
  replyTo?: number;
  /** The text that was entered before. */
  text: string;
  onType: (text: string) => void;
  onDone: () => void;
}

/** Returns the form of a comment: its initial values, its checks, and how it is sent. */
export function useCommentForm({ postId, replyTo, text, onType, onDone }: CommentFormOptions) {
  const { t } = useTranslation('blog');
  const viewer = useViewer();
  const storedCommenter = readCommenter();
  const [comment] = useCommentOnPostMutation();
  const [reply] = useReplyToCommentMutation();
  // A second submit can happen before the first one has rendered.
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
    onValuesChange: (values) => onType(values.text),
    validate: {
      fullName: (name) => (name.trim() ? null : t('refusal.fullName')),
      email: (email) =>
        /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : t('refusal.email'),
      website: (website) =>
        website.trim() === '' || /^https?:\/\/[^\s/]+/i.test(website.trim())
          ? null
          : t('refusal.website'),
      text: (text) => (text.trim() ? null : t('refusal.text')),
    },
  });

  async function send({ isRemembered, ...values }: typeof form.values) {
    const input: CommentInput = values;
    const { error } =
      replyTo === undefined
        ? await comment({ variables: { postId, comment: input } })
        : await reply({ variables: { commentId: replyTo, comment: input } });

    if (error) {
      for (const { extensions } of getResponseErrors(error)) {
        const field = fields.find((name) => extensions?.field === `comment.${name}`);
        if (field) form.setFieldError(field, t(`refusal.${field}`));
      }
      return;
    }

    if (isRemembered) rememberCommenter(values);
    else forgetCommenter();
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
