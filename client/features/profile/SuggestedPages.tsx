import { Text } from '@mantine/core';
import type { ProfilePageQuery } from '../../gql/profile/graphql.ts';
import { useMarkSuggestedPageMutation } from '../../gql/profile/hooks.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import classes from './ProfilePage.module.css';
import { StarButton } from './StarButton.tsx';

/** Pages that the viewer might like. */
export function SuggestedPages({
  pages,
}: {
  pages: ProfilePageQuery['profile']['suggestedPages'];
}) {
  const [mark] = useMarkSuggestedPageMutation();

  return (
    <ul className={classes.people}>
      {pages.map((page) => (
        <li key={page.id}>
          <PersonAvatar fullName={page.username} avatar={page.avatar} size={40} isDecorative />
          <span className={classes.texts}>
            <bdi>{page.username}</bdi>
            <Text size="xs" c="dimmed" fw={400} span>
              <bdi>{page.subtitle}</bdi>
            </Text>
          </span>
          <StarButton
            name={page.username}
            isStarred={page.isFavorite}
            onToggle={(isFavorite) =>
              mark({
                variables: { id: page.id, isFavorite },
                optimisticResponse: { markSuggestedPage: { ...page, isFavorite } },
              })
            }
          />
        </li>
      ))}
    </ul>
  );
}
