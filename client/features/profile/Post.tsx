import { ActionIcon, Box, Card, Flex, Group, Stack, Text } from '@mantine/core';
import { IconMessage, IconShare, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type PostFragment, ProfilePostsDocument } from '../../gql/profile/graphql.ts';
import {
  useDeleteProfilePostMutation,
  useLikeProfilePostMutation,
  useRestoreProfilePostMutation,
} from '../../gql/profile/hooks.ts';
import { AvatarGroup } from '../../ui/AvatarGroup.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { TimeText } from '../../ui/TimeText.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Comment } from './Comment.tsx';
import { CommentForm } from './CommentForm.tsx';
import { LikeButton } from './LikeButton.tsx';
import classes from './Post.module.css';

/** A post with its comments and a form for a new comment. */
export function Post({ post }: { post: PostFragment }) {
  const { t } = useTranslation('profile');
  const [like] = useLikeProfilePostMutation();
  const deletePost = useDeletePost();
  const { id, username, avatar, postedAt, text, likes, youLiked, comments, shares } = post;
  // The API has no videos: `video` is the URL of a picture.
  const picture = post.image ?? post.video;

  return (
    <Card component="article" mod={{ edge: 'padded' }} aria-label={t('postBy', { name: username })}>
      <Flex component="header" gap="md" align="center">
        <PersonAvatar fullName={username} avatar={avatar} size={40} isDecorative />
        <Stack
          component="span"
          gap={0}
          align="flex-start"
          fw={500}
          flex={1}
          miw={0}
          className={classes.texts}
        >
          <bdi>{username}</bdi>
          <TimeText value={postedAt} />
        </Stack>
        {post.isOwn && (
          <ActionIcon
            size={40}
            variant="subtle"
            color="gray"
            aria-label={t('delete')}
            onClick={() => void deletePost(id)}
          >
            <IconTrash size={18} stroke={1.7} />
          </ActionIcon>
        )}
      </Flex>
      <Text lh={1.6} my="md" maw="72ch" mod="breakable">
        <bdi>
          <LinkedText text={text} />
        </bdi>
      </Text>
      {picture && (
        <img
          className={classes.picture}
          src={picture}
          alt=""
          width={640}
          height={360}
          loading="lazy"
        />
      )}

      <Group gap="8px 16px" mt="md">
        <LikeButton
          label={t('like', { name: username })}
          isLiked={youLiked}
          count={likes}
          onToggle={(isLiked) =>
            like({
              variables: { id, youLiked: isLiked },
              optimisticResponse: {
                likeProfilePost: { ...post, youLiked: isLiked, likes: likes + (isLiked ? 1 : -1) },
              },
            })
          }
        />
        <AvatarGroup
          people={post.likedUsers.map((user) => ({ fullName: user.username, avatar: user.avatar }))}
        />
        <Flex component="span" gap="lg" c="dimmed" ms="auto" className={classes.counts}>
          <span role="img" aria-label={t('comments', { text: comments })}>
            <IconMessage size={18} stroke={1.7} aria-hidden /> {comments}
          </span>
          <span role="img" aria-label={t('shares', { text: shares })}>
            <IconShare size={18} stroke={1.7} aria-hidden /> {shares}
          </span>
        </Flex>
      </Group>

      <Box component="ul" mt="sm">
        {post.detailedComments.map((comment) => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </Box>
      <CommentForm post={post} />
    </Card>
  );
}

/** Returns a function that deletes a post of the viewer. A toast can undo the deletion. */
function useDeletePost() {
  const { t } = useTranslation('profile');
  const refetch = { refetchQueries: [ProfilePostsDocument] };
  const [deletePost] = useDeleteProfilePostMutation(refetch);
  const [restorePost] = useRestoreProfilePostMutation(refetch);

  return async (id: number) => {
    const { error } = await deletePost({ variables: { id } });
    if (error) return;
    showToast({
      kind: 'success',
      message: t('deleted'),
      undo: () => void restorePost({ variables: { id } }),
    });
  };
}
