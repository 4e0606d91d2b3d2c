import { Box, Button, Card, Group, Stack, Tabs, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { About } from './About.tsx';
import { Feed } from './Feed.tsx';
import { FollowList } from './FollowList.tsx';
import type { profileLoader } from './loaders.ts';
import { Photos } from './Photos.tsx';
import classes from './ProfilePage.module.css';
import { defaultParams, tabs } from './profileParams.ts';

/** The profile of the viewer. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const { data } = useLoadedQuery(useLoaderData<typeof profileLoader>().page);
  const { header, about, latestPhotos, friends } = data.profile;
  const [params, setParams] = useUrlParams(defaultParams);
  const currentTab = tabs.find((tab) => tab === params.tab) ?? 'feed';
  useTitle(t(`tab.${currentTab}`), t('title'));

  return (
    <Stack gap={20}>
      <PageHeader
        title={t('title')}
        crumbs={[{ label: t('pages') }]}
        action={
          <Button
            component={Link}
            to="/pages/account-settings"
            variant="default"
            leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
          >
            {t('edit')}
          </Button>
        }
      />

      <Tabs
        className={classes.tabs}
        value={currentTab}
        keepMounted={false}
        onChange={(tab) => setParams({ tab: tab ?? 'feed' })}
      >
        <Card component="header" padding={0} mod="edge" style={{ overflow: 'hidden' }}>
          <img className={classes.cover} src={header.coverImage} alt="" width={640} height={360} />
          <Group gap="lg" align="flex-end" pb="lg" px={{ base: 'lg', xs: 'xl' }}>
            <Box
              component="span"
              mt={-40}
              p="xs"
              bdrs="50%"
              bg="var(--mantine-color-body)"
              display="block"
            >
              <PersonAvatar
                fullName={header.username}
                avatar={header.avatar}
                size={96}
                isDecorative
              />
            </Box>
            <div>
              <Title order={2} mod="breakable">
                <bdi>{header.username}</bdi>
              </Title>
              <Text c="dimmed">
                <bdi>{header.designation}</bdi>
              </Text>
            </div>
          </Group>
          <Tabs.List aria-label={t('title')} className={classes.list}>
            {tabs.map((tab) => (
              <Tabs.Tab key={tab} value={tab} mih={48}>
                {t(`tab.${tab}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Card>

        <Tabs.Panel value="feed">
          <Feed
            profile={data.profile}
            count={params.posts}
            onLoadMore={(posts) => setParams({ posts })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="about">
          <Card component="section" mod={{ edge: 'padded' }}>
            <About {...about} />
          </Card>
        </Tabs.Panel>
        <Tabs.Panel value="photos">
          <Card component="section" mod={{ edge: 'padded' }}>
            <Title order={3} mb="md">
              {t('photos')}
            </Title>
            <Photos photos={latestPhotos} isLarge />
          </Card>
        </Tabs.Panel>
        <Tabs.Panel value="friends">
          <Card component="section" mod={{ edge: 'padded' }}>
            <Title order={3} mb="md">
              {t('following')}
            </Title>
            <FollowList people={friends} isWide />
          </Card>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
