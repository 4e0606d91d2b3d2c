import { Button, Group, Text } from '@mantine/core';
import {
  IconBookmark,
  IconBookmarkFilled,
  IconHeart,
  IconHeartFilled,
  IconLink,
  IconMail,
  IconShare,
  IconShare2,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PostActions_PostFragment } from '../../gql/blog/graphql.ts';
import { useBookmarkPostMutation, useLikePostMutation } from '../../gql/blog/hooks.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { getPostAddress } from './addresses.ts';

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true };

/** The actions of readers: like, bookmark and share. */
export function PostActions({ post }: { post: PostActions_PostFragment }) {
  const { t, i18n } = useTranslation('blog');
  const [likePost] = useLikePostMutation();
  const [bookmarkPost] = useBookmarkPostMutation();
  const { id, title, isLiked, isBookmarked } = post;
  const url = `${location.origin}${getPostAddress(id)}`;
  const formatCount = (count: number) => count.toLocaleString(i18n.language);

  function toggleLike() {
    const likeCount = post.likeCount + (isLiked ? -1 : 1);
    const likedPost = { __typename: 'Post' as const, id, likeCount, isLiked: !isLiked };
    void likePost({
      variables: { id, isLiked: !isLiked },
      optimisticResponse: { likePost: likedPost },
    });
  }

  function toggleBookmark() {
    const bookmarkCount = post.bookmarkCount + (isBookmarked ? -1 : 1);
    const bookmarkedPost = {
      __typename: 'Post' as const,
      id,
      bookmarkCount,
      isBookmarked: !isBookmarked,
    };
    void bookmarkPost({
      variables: { id, isBookmarked: !isBookmarked },
      optimisticResponse: { bookmarkPost: bookmarkedPost },
    });
  }

  async function copyLink() {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', message: t('share.copied') });
  }

  // Mail programs do not decode "+" as a space.
  const mailParams = new URLSearchParams({ subject: title, body: url })
    .toString()
    .replaceAll('+', '%20');

  return (
    <Group gap="sm" align="stretch" pt={20} mod="line-top">
      <Button
        variant={isLiked ? 'light' : 'default'}
        aria-pressed={isLiked}
        leftSection={isLiked ? <IconHeartFilled {...icon} /> : <IconHeart {...icon} />}
        onClick={toggleLike}
      >
        {t('like')}{' '}
        <Text inherit fw={400} mod="tabular" span ms="sm">
          {formatCount(post.likeCount)}
        </Text>
      </Button>
      <Button
        variant={isBookmarked ? 'light' : 'default'}
        aria-pressed={isBookmarked}
        leftSection={isBookmarked ? <IconBookmarkFilled {...icon} /> : <IconBookmark {...icon} />}
        onClick={toggleBookmark}
      >
        {t('bookmark')}{' '}
        <Text inherit fw={400} mod="tabular" span ms="sm">
          {formatCount(post.bookmarkCount)}
        </Text>
      </Button>
      <MenuButton
        variant="default"
        size={36}
        width={224}
        label={t('share.label')}
        icon={<IconShare2 size={18} stroke={1.7} aria-hidden />}
        text={t('share.short')}
        groups={[
          {
            key: 'share',
            items: [
              {
                key: 'copy',
                label: t('share.copy'),
                icon: <IconLink {...icon} />,
                onClick: () => void copyLink(),
              },
              {
                key: 'mail',
                label: t('share.mail'),
                icon: <IconMail {...icon} />,
                onClick: () => window.open(`mailto:?${mailParams}`, '_self'),
              },
              // Not all browsers support the Web Share API.
              ...('share' in navigator
                ? [
                    {
                      key: 'device',
                      label: t('share.device'),
                      icon: <IconShare {...icon} />,
                      onClick: () => void navigator.share({ title, url }).catch(() => null),
                    },
                  ]
                : []),
            ],
          },
        ]}
      />
    </Group>
  );
}
