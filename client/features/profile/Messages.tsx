import type { ProfilePageQuery } from '../../gql/profile/graphql.ts';
import { useMarkProfileFeedMutation } from '../../gql/profile/hooks.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import classes from './ProfilePage.module.css';
import { StarButton } from './StarButton.tsx';

/** The latest messages of other people. */
export function Messages({ messages }: { messages: ProfilePageQuery['profile']['feeds'] }) {
  const [mark] = useMarkProfileFeedMutation();

  return (
    <ul className={classes.messages}>
      {messages.map((message) => (
        <li key={message.id}>
          <div className={classes.people}>
            <PersonAvatar fullName={message.title} avatar={message.image} size={40} isDecorative />
            <span className={classes.texts}>
              <bdi>{message.title}</bdi>
              <span>
                <bdi>{message.handle}</bdi>
              </span>
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
          <p className={classes.prose}>
            <bdi>{message.description}</bdi>
          </p>
          <p className={classes.tags}>
            <bdi>{message.tags}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}
