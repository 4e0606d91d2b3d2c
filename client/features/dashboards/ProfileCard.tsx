// remove-feature profile
import { Box, Button, Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdvancedCardsPageQuery } from '../../gql/dashboardsCards/graphql.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { profilePath } from './cards/addresses.ts';
import { useFormats } from './cards/useFormats.ts';
import classes from './ProfileCard.module.css';

interface ProfileCardProps {
  profile: AdvancedCardsPageQuery['profile'];
  /** The number of posts of the user. */
  posts: number;
}

/** A summary of the profile of the signed-in user. */
export function ProfileCard({ profile, posts }: ProfileCardProps) {
  const { t } = useTranslation('dashboards/cards');
  const { formatNumber } = useFormats();
  const { avatar, username, designation, coverImage } = profile.header;
  const facts = [
    { id: 'posts', count: posts },
    { id: 'friends', count: profile.friends.length },
    { id: 'photos', count: profile.latestPhotos.length },
  ] as const;

  return (
    <Card
      component="section"
      padding={0}
      miw={0}
      className={classes.card}
      aria-labelledby="profile-name"
    >
      <img className={classes.cover} src={coverImage} alt="" width={640} height={160} />
      <Box component="span" p="xs" mt={-52} bdrs="50%" bg="var(--mantine-color-body)">
        <PersonAvatar fullName={username} avatar={avatar} size={96} isDecorative />
      </Box>
      <Title id="profile-name" order={2} size="h3" mx={20} mt="sm">
        {username}
      </Title>
      <Text c="dimmed" mx={20}>
        {designation}
      </Text>
      <SimpleGrid component="dl" cols={3} spacing="sm" w="100%" my={20} px={20}>
        {facts.map(({ id, count }) => (
          <Stack gap={0} key={id}>
            <Text component="dt" size="caption" c="dimmed">
              {t(`profile.${id}`)}
            </Text>
            <Text component="dd" size="xl" fw={600} mod="tabular">
              {formatNumber(count)}
            </Text>
          </Stack>
        ))}
      </SimpleGrid>
      <Button component={Link} to={profilePath} variant="default" mt="auto" mb={20}>
        {t('profile.open')}
      </Button>
    </Card>
  );
}
