import { Box, Card, Stack, Tabs, Title } from '@mantine/core';
import { IconBell, IconIdBadge2, IconLock, IconShare, IconUser } from '@tabler/icons-react';
import { type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useCenteredItem } from '../../ui/useCenteredItem.ts';
import { GeneralForm } from './GeneralForm.tsx';
import { InformationForm } from './InformationForm.tsx';
import type { settingsLoader } from './loaders.ts';
import { NotificationMatrix } from './NotificationMatrix.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import classes from './SettingsPage.module.css';
import { SocialForm } from './SocialForm.tsx';
import { useGeneralForm } from './useGeneralForm.ts';
import { useInformationForm } from './useInformationForm.ts';
import { usePasswordForm } from './usePasswordForm.ts';
import { useSocialForm } from './useSocialForm.ts';

const DataCards = lazyComponent(async () => (await import('./DataCards.tsx')).DataCards);
const SecurityCards = lazyComponent(
  async () => (await import('./SecurityCards.tsx')).SecurityCards,
);

const tabs = [
  { id: 'general', Icon: IconUser },
  { id: 'security', Icon: IconLock },
  { id: 'information', Icon: IconIdBadge2 },
  { id: 'social', Icon: IconShare },
  { id: 'notifications', Icon: IconBell },
] as const;

type TabId = (typeof tabs)[number]['id'];

/** The account settings. Unsaved changes are kept while another tab is open. */
export function SettingsPage() {
  const { t } = useTranslation('account');
  const { data } = useLoadedQuery(useLoaderData<typeof settingsLoader>().page);
  const settings = data.accountSettings;
  const [{ tab }, setParams] = useUrlParams({ tab: 'general' });
  // Earlier versions had the tab under the name of its first card.
  const name = tab === 'password' ? 'security' : tab;
  const openTab = tabs.find(({ id }) => id === name)?.id ?? 'general';
  const general = useGeneralForm(settings);
  const password = usePasswordForm();
  const information = useInformationForm(settings);
  const social = useSocialForm(settings);
  const forms = { general, security: password, information, social };
  const tabList = useRef<HTMLDivElement>(null);
  // On a phone, the tabs scroll sideways.
  useCenteredItem(tabList, '[aria-selected="true"]', openTab);
  useTitle(t(`tab.${openTab}`), t('settings.title'));

  const isDirty = (id: TabId) => id !== 'notifications' && forms[id].isDirty();
  const panels: Record<TabId, ReactNode> = {
    general: <GeneralForm form={general} />,
    security: <PasswordForm form={password} />,
    information: <InformationForm form={information} />,
    social: <SocialForm form={social} connections={settings.social.connections} />,
    notifications: <NotificationMatrix settings={settings} />,
  };

  return (
    <Stack gap={20}>
      <PageHeader title={t('settings.title')} crumbs={[{ label: t('settings.pages') }]} />

      <Tabs
        className={classes.columns}
        orientation="vertical"
        variant="pills"
        keepMounted={false}
        classNames={{ tabLabel: classes.tabLabel }}
        value={openTab}
        onChange={(value) => setParams({ tab: value ?? 'general' })}
      >
        <Tabs.List ref={tabList} aria-label={t('settings.title')} className={classes.tabs}>
          {tabs.map(({ id, Icon }) => (
            <Tabs.Tab
              key={id}
              value={id}
              className={classes.tab}
              leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
            >
              {t(`tab.${id}`)}
              {isDirty(id) && (
                <Box
                  component="span"
                  w={8}
                  h={8}
                  ms="sm"
                  bdrs="50%"
                  bg="var(--mantine-color-warning-filled)"
                  display="inline-block"
                  role="img"
                  aria-label={t('settings.unsaved')}
                />
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id }) => (
          <Tabs.Panel key={id} value={id}>
            <Card padding={24} mod={{ edge: 'padded' }}>
              <Title order={2} size="h3" mb={20}>
                {id === 'security' ? t('settings.password') : t(`tab.${id}`)}
              </Title>
              {panels[id]}
            </Card>
            {id === 'general' && (
              <Suspense>
                <DataCards username={settings.general.username} />
              </Suspense>
            )}
            {id === 'security' && (
              <Suspense>
                <SecurityCards />
              </Suspense>
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}
