import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  BlogSidebarDocument,
  EditPostPageDocument,
  type PostForm_PostFragment,
  type PostStatus,
  type PostTag,
} from '../../gql/blog/graphql.ts';
import { useAddPostMutation, useUpdatePostMutation } from '../../gql/blog/hooks.ts';
import { formMutation } from '../../ui/form/options.ts';
import { isBlank } from '../../ui/form/rules.ts';
import { isListOf, isOneOf } from '../../ui/form/shapes.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { useReload } from '../../ui/form/useReload.ts';
import { showToast } from '../../ui/toasts.ts';
import { getPostAddress } from './addresses.ts';
import { tags } from './tags.ts';
import { useSlug } from './useSlug.ts';

interface Values {
  title: string;
  slug: string;
  tags: PostTag[];
  content: string;
  excerpt: string;
  status: PostStatus;
  image: string;
}

/** The fields with an error message of their own, which replaces the message of the server. */
const fieldsWithMessages = ['title', 'slug', 'content', 'image'] as const;

const emptyPost: Values = {
  ...{ title: '', slug: '', tags: [], content: '', excerpt: '', status: 'DRAFT' },
  image: '/pictures/covers/front-desk.svg',
};

const toValues = (post: PostForm_PostFragment): Values => {
  const { title, slug, tags, content, excerpt, status, image } = post;
  return { title, slug, tags, content, excerpt, status, image };
};

/** Returns the form of a post, and the state of its slug. */
export function usePostForm(post: PostForm_PostFragment | undefined) {
  const { t } = useTranslation('blog');
  const navigate = useNavigate();
  const [addPost] = useAddPostMutation(formMutation);
  const [updatePost] = useUpdatePostMutation({
    refetchQueries: [BlogSidebarDocument],
    ...formMutation,
  });
  const reload = useReload(EditPostPageDocument);

  const form = useMutationForm({
    mode: 'uncontrolled',
    draft: `post.${post?.id ?? 'new'}`,
    values: post ? toValues(post) : emptyPost,
    shapes: { tags: isListOf(isOneOf(tags)), status: isOneOf(['DRAFT', 'PENDING', 'PUBLISHED']) },
    rules: {
      title: (title) => (isBlank(title) ? t('fieldError.title') : null),
      slug: (text) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? null : t('fieldError.slug')),
      content: (content) => (isBlank(content) ? t('fieldError.content') : null),
    },
    reload:
      post &&
      (async () => {
        const latest = (await reload({ id: post.id }))?.post;
        return latest && toValues(latest);
      }),
    async save({ input, changes }) {
      if (!post) {
        const { data, error } = await addPost({ variables: { post: input } });
        return { data: data?.addPost, error };
      }
      const { data, error } = await updatePost({
        variables: { post: { id: post.id, ...changes } },
      });
      return { data: data?.updatePost, error };
    },
    errorText(path) {
      const field = fieldsWithMessages.find((name) => name === path);
      return field && t(`fieldError.${field}`);
    },
    async onSaved(data, { status, title }) {
      const saved = data ?? { id: post?.id ?? 0, status, title };
      await navigate(getPostAddress(saved.id));
      showToast({
        kind: 'success',
        message: t(`toast.saved.${saved.status}`, { title: saved.title }),
      });
    },
    onValuesChange(values, previous) {
      if (values.title !== previous.title) slug.handleTitleChange(values.title);
      if (values.slug !== previous.slug && values.slug !== generatedSlug.current) {
        slug.handleSlugInput(values.slug);
      }
    },
  });

  /** The last generated slug. The user has typed a slug that differs from it. */
  const generatedSlug = useRef(form.getValues().slug);
  const slug = useSlug({
    id: post?.id,
    isFixed: form.getValues().slug !== '',
    onGenerate(newSlug) {
      generatedSlug.current = newSlug;
      form.setFieldValue('slug', newSlug);
      form.clearFieldError('slug');
    },
  });

  return { form, slug };
}
