import { Button } from '@mantine/core';
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
import classes from './PostActions.module.css';

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true };

/** Actions for readers: like, save and share. */
export function PostActions({ post }: { post: PostActions_PostFragment }) {
  const { t, i18n } = useTranslation('blog');
  const [likePost] = useLikePostMutation();
  const [bookmarkPost] = useBookmarkPostMutation();
  const { id, title, isLiked, isBookmarked } = post;
  const address = `${location.origin}${getPostAddress(id)}`;
  const number = (count: number) => count.toLocaleString(i18n.language);

  function like() {
    const likeCount = post.likeCount + (isLiked ? -1 : 1);
    const liked = { __typename: 'Post' as const, id, likeCount, isLiked: !isLiked };
    void likePost({
      variables: { id, isLiked: !isLiked },
      optimisticResponse: { likePost: liked },
    });
  }

  function keep() {
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

  async function copy() {
    await navigator.clipboard.writeText(address);
    showToast({ kind: 'success', message: t('share.copied') });
  }

  const mail = new URLSearchParams({ subject: title, body: address })
    .toString()
    .replaceAll('+', '%20');

  return (
    <div className={classes.actions}>
      <Button
        variant={isLiked ? 'light' : 'default'}
        aria-pressed={isLiked}
        leftSection={isLiked ? <IconHeartFilled {...icon} /> : <IconHeart {...icon} />}
        onClick={like}
      >
        {t('like')} <span className={classes.count}>{number(post.likeCount)}</span>
      </Button>
      <Button
        variant={isBookmarked ? 'light' : 'default'}
        aria-pressed={isBookmarked}
        leftSection={isBookmarked ? <IconBookmarkFilled {...icon} /> : <IconBookmark {...icon} />}
        onClick={keep}
      >
        {t('bookmark')} <span className={classes.count}>{number(post.bookmarkCount)}</span>
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
                onClick: () => void copy(),
              },
              {
                key: 'mail',
                label: t('share.mail'),
                icon: <IconMail {...icon} />,
                onClick: () => window.open(`mailto:?${mail}`, '_self'),
              },
              // Not all devices can share.
              ...('share' in navigator
                ? [
                    {
                      key: 'device',
                      label: t('share.device'),
                      icon: <IconShare {...icon} />,
                      onClick: () =>
                        void navigator.share({ title, url: address }).catch(() => null),
                    },
                  ]
                : []),
            ],
          },
        ]}
      />
    </div>
  );
}
