import { useTranslation } from 'react-i18next';
import { browserStorage, readStored, storageKeys, writeStored } from '../../data/storage.ts';
import { useCommentOnPostMutation, useReplyToCommentMutation } from '../../gql/blog/hooks.ts';
import { useViewer } from '../../session/session.ts';
import { formMutation } from '../../ui/form/options.ts';
import { isBlank, isEmail } from '../../ui/form/rules.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { showToast } from '../../ui/toasts.ts';

const fields = ['fullName', 'email', 'website', 'text'] as const;

export interface CommentFormOptions {
  postId: number;
  /** The id of the comment that the reply answers. Undefined for a comment on the post. */
  replyTo?: number;
  onDone: () => void;
}

/** Returns the form of a comment. Its draft keeps the text while the form is at another comment. */
export function useCommentForm({ postId, replyTo, onDone }: CommentFormOptions) {
  const { t } = useTranslation('blog');
  const viewer = useViewer();
  const commenter = readCommenter();
  const [addComment] = useCommentOnPostMutation(formMutation);
  const [addReply] = useReplyToCommentMutation(formMutation);

  const form = useMutationForm({
    mode: 'uncontrolled',
    draft: getDraftName(postId, replyTo),
    values: {
      fullName: commenter?.fullName ?? viewer?.fullName ?? '',
      email: commenter?.email ?? viewer?.email ?? '',
      website: commenter?.website ?? '',
      text: '',
      isRemembered: commenter !== null,
    },
    rules: {
      fullName: (name) => (isBlank(name) ? t('fieldError.fullName') : null),
      email: (email) => (isEmail(email) ? null : t('fieldError.email')),
      website: (website) =>
        isBlank(website) || /^https?:\/\/[^\s/]+/i.test(website.trim())
          ? null
          : t('fieldError.website'),
      text: (text) => (isBlank(text) ? t('fieldError.text') : null),
    },
    toInput: ({ isRemembered: _, ...comment }) => comment,
    save: async ({ input }) =>
      replyTo === undefined
        ? addComment({ variables: { postId, comment: input } })
        : addReply({ variables: { commentId: replyTo, comment: input } }),
    errorText(path) {
      const field = fields.find((name) => name === path);
      return field && t(`fieldError.${field}`);
    },
    onSaved(_, { isRemembered, ...comment }) {
      if (isRemembered) storeCommenter(comment);
      else removeCommenter();
      showToast({ kind: 'success', message: t(replyTo ? 'toast.replied' : 'toast.commented') });
      form.restart({ ...comment, isRemembered, text: '' });
      onDone();
    },
    discardText: t('comments.discard'),
  });
  return form;
}

/** Returns the name of the draft of a comment on a post, or of a reply to a comment. */
export const getDraftName = (postId: number, replyTo?: number) =>
  `comment.${postId}.${replyTo ?? 'post'}`;

interface Commenter {
  fullName: string;
  email: string;
  website: string;
}

/** Returns the name, the email and the website that a reader has stored on this device. */
function readCommenter(): Commenter | null {
  const { fullName, email, website } = Object(readStored(storageKeys.commenter));
  const isComplete = [fullName, email, website].every((text) => typeof text === 'string');
  return isComplete ? { fullName, email, website } : null;
}

function storeCommenter({ fullName, email, website }: Commenter) {
  writeStored(storageKeys.commenter, { fullName, email, website });
}

const removeCommenter = () => browserStorage.removeItem(storageKeys.commenter);
