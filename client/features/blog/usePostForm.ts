import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  BlogSidebarDocument,
  type PostForm_PostFragment,
  type PostStatus,
  type PostTag,
} from '../../gql/blog/graphql.ts';
import { useAddPostMutation, useUpdatePostMutation } from '../../gql/blog/hooks.ts';
import { getResponseErrors } from '../../state/failure.ts';
import { showToast } from '../../ui/toasts.ts';
import { getPostAddress } from './addresses.ts';
import { useDraft } from './useDraft.ts';
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

/** The fields that have a text for each error. */
const refusedFields = ['title', 'slug', 'content', 'image'] as const;

const firstCover = '/pictures/covers/front-desk.svg';

/**
 * Returns the form of a post: its initial values, its checks, and how it is stored as a draft and
 * saved.
 */
export function usePostForm(post: PostForm_PostFragment | undefined) {
  const { t } = useTranslation('blog');
  const navigate = useNavigate();
  const [addPost] = useAddPostMutation();
  const [updatePost] = useUpdatePostMutation({ refetchQueries: [BlogSidebarDocument] });
  const draft = useDraft<Values>(post?.id);
  // A second submit can happen before the first one has rendered.
  const isSaving = useRef(false);
  const isSaved = useRef(false);

  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: {
      title: post?.title ?? '',
      slug: post?.slug ?? '',
      tags: post?.tags ?? [],
      content: post?.content ?? '',
      excerpt: post?.excerpt ?? '',
      status: post?.status ?? 'DRAFT',
      image: post?.image ?? firstCover,
    },
    validate: {
      title: (title) => (title.trim() ? null : t('refusal.title')),
      slug: (text) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? null : t('refusal.slug')),
      content: (content) => (content.trim() ? null : t('refusal.content')),
    },
    onValuesChange(values, previous) {
      if (isDirty()) draft.save(values);
      if (values.title !== previous.title) slug.handleTitleChange(values.title);
      if (values.slug !== previous.slug && values.slug !== generatedSlug.current) {
        slug.handleSlugInput(values.slug);
      }
    },
  });

  /** The last generated slug, to distinguish it from one that the user typed. */
  const generatedSlug = useRef(post?.slug ?? '');
  const slug = useSlug({
    id: post?.id,
    isOwn: post !== undefined,
    onSlug(words) {
      generatedSlug.current = words;
      form.setFieldValue('slug', words);
      form.clearFieldError('slug');
    },
  });

  function isDirty(): boolean {
    return !isSaved.current && form.isDirty();
  }

  // The user has confirmed that the changes are discarded.
  const leave = useEffectEvent(() => {
    if (isDirty()) draft.discard();
  });
  useEffect(() => () => leave(), []);

  async function save(values: Values) {
    const fields = { ...values, title: values.title.trim() };
    const { data, error } = post
      ? await updatePost({ variables: { post: { id: post.id, ...changed(fields) } } })
      : await addPost({ variables: { post: fields } });

    if (error || !data) {
      for (const { extensions } of getResponseErrors(error)) {
        const field = refusedFields.find((name) => extensions?.field === `post.${name}`);
        if (field) form.setFieldError(field, t(`refusal.${field}`));
      }
      return;
    }

    isSaved.current = true;
    draft.discard();
    const saved = 'addPost' in data ? data.addPost : data.updatePost;
    await navigate(getPostAddress(saved.id));
    showToast({
      kind: 'success',
      message: t(`toast.saved.${saved.status}`, { title: saved.title }),
    });
  }

  /** Omits the picture and the text if they have not changed. */
  function changed(fields: Values): Partial<Values> {
    return Object.fromEntries(Object.entries(fields).filter(([name]) => form.isDirty(name)));
  }

  const submit = form.onSubmit(async (values) => {
    if (isSaving.current) return;
    isSaving.current = true;
    await save(values);
    isSaving.current = false;
  });

  function restore() {
    if (!draft.found) return;
    const { values } = draft.found;
    generatedSlug.current = values.slug;
    form.setValues(values);
    if (values.slug) slug.handleSlugInput(values.slug);
    draft.close();
  }

  return { form, submit, slug, isDirty, draft: { ...draft, restore } };
}
