import { ActionIcon, Button, Text } from '@mantine/core';
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FollowableFragment } from '../../gql/profile/graphql.ts';
import { useFollowPersonMutation } from '../../gql/profile/hooks.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import classes from './ProfilePage.module.css';

interface FollowListProps {
  people: FollowableFragment[];
  /** Whether the list fills the width of the screen, in several columns. */
  isWide?: boolean;
}

/** People with buttons to follow them. Unfollowed people stay in the list until the page is opened again. */
export function FollowList({ people, isWide }: FollowListProps) {
  const { t } = useTranslation('profile');
  const [follow] = useFollowPersonMutation();
  if (people.length === 0) {
    return <EmptyState drawing="search" title={t('nobody')} text={t('nobodyText')} />;
  }

  const toggleFollowing = (person: FollowableFragment) => {
    const isFollowed = !person.isFollowed;
    return follow({
      variables: { id: person.id, isFollowed },
      optimisticResponse: { followPerson: { ...person, isFollowed } },
      refetchQueries: isFollowed && !isWide ? ['ProfilePage'] : [],
    });
  };

  const getButtonProps = (person: FollowableFragment) => ({
    variant: person.isFollowed ? 'default' : 'light',
    'aria-label': t(person.isFollowed ? 'unfollowName' : 'followName', { name: person.name }),
    onClick: () => toggleFollowing(person),
  });

  return (
    <ul className={classes.people} data-wide={isWide || undefined}>
      {people.map((person) => {
        const Icon = person.isFollowed ? IconUserCheck : IconUserPlus;
        return (
          <li key={person.id}>
            <PersonAvatar fullName={person.name} avatar={person.avatar} size={40} isDecorative />
            <span className={classes.texts}>
              <bdi>{person.name}</bdi>
              <Text size="xs" c="dimmed" fw={400} span>
                <bdi>{isWide ? person.post : t('mutual', { count: person.mutualFriends })}</bdi>
              </Text>
            </span>
            {isWide ? (
              <Button
                {...getButtonProps(person)}
                h={40}
                size="xs"
                leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
              >
                {t(person.isFollowed ? 'followed' : 'follow')}
              </Button>
            ) : (
              <ActionIcon {...getButtonProps(person)} size={40}>
                <Icon size={18} stroke={1.7} />
              </ActionIcon>
            )}
          </li>
        );
      })}
    </ul>
  );
}
