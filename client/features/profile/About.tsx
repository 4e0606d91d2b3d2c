import { Box, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProfilePageQuery } from '../../gql/profile/graphql.ts';
import classes from './ProfilePage.module.css';

/** The biography and the contact details of the viewer. */
export function About({
  about,
  joined,
  lives,
  email,
  website,
}: ProfilePageQuery['profile']['about']) {
  const { t, i18n } = useTranslation('profile');
  const dateFormat = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });

  return (
    <>
      <Title order={3} mb="md">
        {t('tab.about')}
      </Title>
      <Text lh={1.6} maw="72ch" mod="breakable" className={classes.prose}>
        <bdi>{about}</bdi>
      </Text>
      <Box component="dl" mt="lg" className={classes.facts}>
        <Text component="dt" size="xs" c="dimmed">
          {t('joined')}
        </Text>
        <dd>{dateFormat.format(new Date(joined))}</dd>
        <Text component="dt" size="xs" c="dimmed">
          {t('lives')}
        </Text>
        <dd>
          <bdi>{lives}</bdi>
        </dd>
        <Text component="dt" size="xs" c="dimmed">
          {t('email')}
        </Text>
        <dd>
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </dd>
        <Text component="dt" size="xs" c="dimmed">
          {t('website')}
        </Text>
        <dd>
          <a href={website} target="_blank" rel="noreferrer">
            <bdi>{website.replace(/^https?:\/\/(www\.)?/, '')}</bdi>
          </a>
        </dd>
      </Box>
    </>
  );
}
