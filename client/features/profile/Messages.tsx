import { Flex, Text } from '@mantine/core';
import type { ProfilePageQuery } from '../../gql/profile/graphql.ts';
import { useMarkProfileFeedMutation } from '../../gql/profile/hooks.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import classes from './ProfilePage.module.css';
import { StarButton } from './StarButton.tsx';

/** The latest messages of other people. */
export function Messages({ messages }: { messages: ProfilePageQuery['profile']['feeds'] }) {
  const [mark] = useMarkProfileFeedMutation();

  return (
    <Flex component="ul" gap={20} direction="column" className={classes.messages}>
      {messages.map((message) => (
        <li key={message.id}>
          <div className={classes.people}>
            <PersonAvatar fullName={message.title} avatar={message.image} size={40} isDecorative />
            <span className={classes.texts}>
              <bdi>{message.title}</bdi>
              <Text size="xs" c="dimmed" fw={400} span>
                <bdi>{message.handle}</bdi>
              </Text>
            </span>
            <StarButton
              name={message.title}
              isStarred={message.isFavorite}
              onToggle={(isFavorite) =>
                mark({
                  variables: { id: message.id, isFavorite },
                  optimisticResponse: { markProfileFeed: { ...message, isFavorite } },
                })
              }
            />
          </div>
          <Text lh={1.6} maw="72ch" mod="breakable" className={classes.prose}>
            <bdi>{message.description}</bdi>
          </Text>
          <Text c="primary" mt="xs">
            <bdi>{message.tags}</bdi>
          </Text>
        </li>
      ))}
    </Flex>
  );
}
