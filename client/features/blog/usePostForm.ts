import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { getResponseErrors } from '../../data/failure.ts';
import {
  BlogSidebarDocument,
  type PostForm_PostFragment,
  type PostStatus,
  type PostTag,
} from '../../gql/blog/graphql.ts';
import { useAddPostMutation, useUpdatePostMutation } from '../../gql/blog/hooks.ts';
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

/** The fields with an error message of their own, which replaces the message of the server. */
const fieldsWithMessages = ['title', 'slug', 'content', 'image'] as const;

const defaultCover = '/pictures/covers/front-desk.svg';

/** Manages the form of a post: initial values, validation, saving, and the draft on this device. */
export function usePostForm(post: PostForm_PostFragment | undefined) {
  const { t } = useTranslation('blog');
  const navigate = useNavigate();
  const [addPost] = useAddPostMutation();
  const [updatePost] = useUpdatePostMutation({ refetchQueries: [BlogSidebarDocument] });
  const draft = useDraft<Values>(post?.id);
  // A second submit can happen before the loading button is rendered.
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
      image: post?.image ?? defaultCover,
    },
    validate: {
      title: (title) => (title.trim() ? null : t('fieldError.title')),
      slug: (text) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? null : t('fieldError.slug')),
      content: (content) => (content.trim() ? null : t('fieldError.content')),
    },
    onValuesChange(values, previous) {
      if (isDirty()) draft.save(values);
      if (values.title !== previous.title) slug.handleTitleChange(values.title);
      if (values.slug !== previous.slug && values.slug !== generatedSlug.current) {
        slug.handleSlugInput(values.slug);
      }
    },
  });

  /** The last generated slug. The user has typed a slug that differs from it. */
  const generatedSlug = useRef(post?.slug ?? '');
  const slug = useSlug({
    id: post?.id,
    isFixed: post !== undefined,
    onGenerate(newSlug) {
      generatedSlug.current = newSlug;
      form.setFieldValue('slug', newSlug);
      form.clearFieldError('slug');
    },
  });

  function isDirty(): boolean {
    return !isSaved.current && form.isDirty();
  }

  // When the screen is left, the user has confirmed that unsaved changes are discarded.
  const discardUnsavedDraft = useEffectEvent(() => {
    if (isDirty()) draft.discard();
  });
  useEffect(() => () => discardUnsavedDraft(), []);

  async function save(values: Values) {
    const fields = { ...values, title: values.title.trim() };
    const { data, error } = post
      ? await updatePost({ variables: { post: { id: post.id, ...pickChangedFields(fields) } } })
      : await addPost({ variables: { post: fields } });

    if (error || !data) {
      for (const { extensions } of getResponseErrors(error)) {
        const field = fieldsWithMessages.find((name) => extensions?.field === `post.${name}`);
        if (field) form.setFieldError(field, t(`fieldError.${field}`));
      }
      return;
    }

    isSaved.current = true;
    draft.discard();
    const savedPost = 'addPost' in data ? data.addPost : data.updatePost;
    await navigate(getPostAddress(savedPost.id));
    showToast({
      kind: 'success',
      message: t(`toast.saved.${savedPost.status}`, { title: savedPost.title }),
    });
  }

  /** Returns only the changed fields, because the picture and the content can be large. */
  function pickChangedFields(fields: Values): Partial<Values> {
    return Object.fromEntries(Object.entries(fields).filter(([name]) => form.isDirty(name)));
  }

  const submit = form.onSubmit(async (values) => {
    if (isSaving.current) return;
    isSaving.current = true;
    await save(values);
    isSaving.current = false;
  });

  function restore() {
    if (!draft.storedDraft) return;
    const { values } = draft.storedDraft;
    generatedSlug.current = values.slug;
    form.setValues(values);
    if (values.slug) slug.handleSlugInput(values.slug);
    draft.hideNotice();
  }

  return { form, submit, slug, isDirty, draft: { ...draft, restore } };
}
