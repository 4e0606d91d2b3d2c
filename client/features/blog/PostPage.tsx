import { Button, Card, Flex, Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { Columns } from '../../ui/Columns.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { SharedComponent } from '../../ui/SharedComponent.tsx';
import { AuthorCard } from './AuthorCard.tsx';
import { getEditorAddress, listAddress } from './addresses.ts';
import { BlogSidebar } from './BlogSidebar.tsx';
import { Comments } from './Comments.tsx';
import type { detailLoader } from './loaders.ts';
import { PostActions } from './PostActions.tsx';
import classes from './PostPage.module.css';
import { PostStatusBadge } from './PostStatusBadge.tsx';
import { TagLinks } from './TagLinks.tsx';
import { useDeletePost } from './useDeletePost.ts';

/** A post with its comments at `/pages/blog/detail/7`. */
export function PostPage() {
  const { t } = useTranslation('blog');
  const { data } = useLoadedQuery(useLoaderData<typeof detailLoader>().page);
  const { post } = data;
  const deletePost = useDeletePost();
  useTitle(post.title, t('title'));

  return (
    <Stack gap={20}>
      <PageHeader
        title={post.title}
        crumbs={[{ label: t('pages') }, { label: t('title'), to: listAddress }]}
        action={
          <>
            <Button
              variant="default"
              component={Link}
              to={getEditorAddress(post.id)}
              leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
            >
              {t('edit')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
              onClick={() => void deletePost(post)}
            >
              {t('delete')}
            </Button>
          </>
        }
      />

      <Columns end={288}>
        <Stack gap={20}>
          <Card
            component="article"
            padding={0}
            style={{ overflow: 'hidden' }}
            aria-label={post.title}
          >
            <img className={classes.image} src={post.image} alt="" width={640} height={360} />
            <Stack gap={20} p={{ base: 'lg', xs: 'xl' }}>
              <Group gap="8px 16px">
                <Flex component="p" gap="sm" c="dimmed" wrap="wrap" align="center">
                  <PersonAvatar
                    fullName={post.authorName}
                    avatar={post.authorAvatar}
                    size={32}
                    isDecorative
                  />
                  <bdi>{post.authorName}</bdi>
                  <span aria-hidden>·</span>
                  <DateText value={post.postedAt} />
                </Flex>
                {post.status !== 'PUBLISHED' && <PostStatusBadge status={post.status} />}
                <TagLinks tags={post.tags} />
              </Group>
              <Text component="div" size="lg" lh={1.7} maw="72ch">
                <SafeHtml html={post.content} />
              </Text>
              <PostActions post={post} />
            </Stack>
          </Card>
          <AuthorCard post={post} />
          <Comments key={post.id} post={post} />
          <SharedComponent name="records.history" type="Post" id={post.id} />
        </Stack>
        <BlogSidebar />
      </Columns>
    </Stack>
  );
}
