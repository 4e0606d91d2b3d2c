import { Flex, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CommentFragment } from '../../gql/profile/graphql.ts';
import { useLikeProfileCommentMutation } from '../../gql/profile/hooks.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { LikeButton } from './LikeButton.tsx';
import classes from './Post.module.css';

/** A comment on a post. */
export function Comment({ comment }: { comment: CommentFragment }) {
  const { t } = useTranslation('profile');
  const [like] = useLikeProfileCommentMutation();
  const { id, username, avatar, commentsLikes, youLiked } = comment;

  return (
    <Flex component="li" gap="md" align="flex-start" py="sm">
      <PersonAvatar fullName={username} avatar={avatar} size={32} isDecorative />
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
        <Text inherit fw={400} lh={1.5} span mod="breakable">
          <bdi>{comment.comment}</bdi>
        </Text>
      </Stack>
      <LikeButton
        label={t('likeComment', { name: username })}
        isLiked={youLiked}
        count={commentsLikes}
        onToggle={(isLiked) =>
          like({
            variables: { id, youLiked: isLiked },
            optimisticResponse: {
              likeProfileComment: {
                ...comment,
                youLiked: isLiked,
                commentsLikes: commentsLikes + (isLiked ? 1 : -1),
              },
            },
          })
        }
      />
    </Flex>
  );
}
