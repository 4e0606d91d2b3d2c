import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../navigation/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { listAddress } from './addresses.ts';
import { PostForm } from './PostForm.tsx';

/** The form of a new post at `/pages/blog/new`. */
export function NewPostPage() {
  const { t } = useTranslation('blog');
  useTitle(t('form.new'), t('title'));

  return (
    <Stack gap={20}>
      <PageHeader
        title={t('form.new')}
        crumbs={[{ label: t('pages') }, { label: t('title'), to: listAddress }]}
      />
      <PostForm />
    </Stack>
  );
}
