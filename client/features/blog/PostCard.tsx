import { Card, Flex, Group, Stack, Text, Title } from '@mantine/core';
import { IconHeart, IconMessage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PostCard_PostFragment } from '../../gql/blog/graphql.ts';
import { DateText } from '../../ui/DateText.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { getPostAddress } from './addresses.ts';
import classes from './PostCard.module.css';
import { PostStatusBadge } from './PostStatusBadge.tsx';
import { TagLinks } from './TagLinks.tsx';

/** A post in the list. The whole card is a link to the post, except for the tags. */
export function PostCard({ post }: { post: PostCard_PostFragment }) {
  const { t } = useTranslation('blog');
  const { id, title, image, authorName, authorAvatar, postedAt, excerpt, status } = post;

  return (
    <Card component="li" padding={0} className={classes.card}>
      <img className={classes.image} src={image} alt="" width={640} height={360} loading="lazy" />
      <Stack gap="sm" px={20} pt="lg" pb={20} flex={1}>
        <Title order={2} size="h3" mod="breakable" className={classes.title}>
          <Link to={getPostAddress(id)}>
            <bdi>{title}</bdi>
          </Link>
        </Title>
        <Flex component="p" gap={6} c="dimmed" fz="caption" wrap="wrap" align="center">
          <PersonAvatar fullName={authorName} avatar={authorAvatar} size={24} isDecorative />
          <bdi>{authorName}</bdi>
          <span aria-hidden>·</span>
          <DateText value={postedAt} />
        </Flex>
        <Group gap="4px 8px" className={classes.tags}>
          {status !== 'PUBLISHED' && <PostStatusBadge status={status} />}
          <TagLinks tags={post.tags} />
        </Group>
        <Text c="dimmed" lineClamp={3} flex={1} mod="breakable" dir="auto">
          {excerpt}
        </Text>
        <Group
          component="p"
          gap="4px 16px"
          align="stretch"
          c="dimmed"
          fz="caption"
          pt="md"
          mod="line-top"
        >
          <Flex component="span" gap={6} align="center">
            <IconMessage size={16} stroke={1.7} aria-hidden />
            {t('comments.count', { count: post.commentCount })}
          </Flex>
          <Flex component="span" gap={6} align="center">
            <IconHeart size={16} stroke={1.7} aria-hidden />
            {t('likes', { count: post.likeCount })}
          </Flex>
        </Group>
      </Stack>
    </Card>
  );
}
