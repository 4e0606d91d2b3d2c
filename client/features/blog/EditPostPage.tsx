import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { DateText } from '../../ui/DateText.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { getPostAddress, listAddress } from './addresses.ts';
import type { editLoader } from './loaders.ts';
import { PostForm } from './PostForm.tsx';

/** The form of a post at `/pages/blog/edit/7`. */
export function EditPostPage() {
  const { t } = useTranslation('blog');
  const { data } = useLoadedQuery(useLoaderData<typeof editLoader>().page);
  const { post } = data;
  useTitle(t('form.edit'), post.title, t('title'));

  return (
    <Stack gap={20}>
      <PageHeader
        title={t('form.edit')}
        crumbs={[
          { label: t('pages') },
          { label: t('title'), to: listAddress },
          { label: post.title, to: getPostAddress(post.id) },
        ]}
        about={
          <>
            {post.authorName} · <DateText value={post.postedAt} />
          </>
        }
      />
      <PostForm key={post.id} post={post} />
    </Stack>
  );
}
