import { Box, Button, Card, Tabs } from '@mantine/core';
import { IconAddressBook, IconEye, IconShare, IconUserCog } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useParams } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import type { UserEditPageQuery } from '../../gql/users/graphql.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { AccountForm } from './AccountForm.tsx';
import { InformationForm } from './InformationForm.tsx';
import type { editLoader } from './loaders.ts';
import { MissingUser } from './MissingUser.tsx';
import { SocialForm } from './SocialForm.tsx';
import classes from './UserEditPage.module.css';
import { useAccountForm } from './useAccountForm.ts';
import { useInformationForm } from './useInformationForm.ts';
import { useSocialForm } from './useSocialForm.ts';

/** The forms of a user at `/apps/user/edit/7`. */
export function UserEditPage() {
  const id = Number(useParams().id);
  const { data } = useLoadedQuery(useLoaderData<typeof editLoader>().page);
  const { user, userRoles } = data;

  return user ? <UserEdit key={id} user={user} roles={userRoles} /> : <MissingUser id={id} />;
}

const tabs = [
  { id: 'account', Icon: IconUserCog },
  { id: 'information', Icon: IconAddressBook },
  { id: 'social', Icon: IconShare },
] as const;

interface UserEditProps {
  user: NonNullable<UserEditPageQuery['user']>;
  roles: UserEditPageQuery['userRoles'];
}

/** The tabs with the forms. All tab panels stay mounted, so that unsaved changes are kept. */
function UserEdit({ user, roles }: UserEditProps) {
  const { t } = useTranslation('users');
  const [{ tab }, setParams] = useUrlParams({ tab: 'account' });
  const activeTab = tabs.find(({ id }) => id === tab)?.id ?? 'account';
  const account = useAccountForm(user, roles);
  const information = useInformationForm(user);
  const social = useSocialForm(user);
  const forms = { account: account.form, information, social };
  useTitle(user.fullName, t('edit.open'));

  return (
    <>
      <Box mb={20}>
        <PageHeader
          title={user.fullName}
          crumbs={[
            { label: t('title'), to: '/apps/user/list' },
            { label: user.fullName, to: `/apps/user/view/${user.id}` },
          ]}
          crumbTitle={t('edit.open')}
          picture={
            <PersonAvatar fullName={user.fullName} avatar={user.avatar} size={56} isDecorative />
          }
          about={`@${user.username}`}
          action={
            <Button
              component={Link}
              to={`/apps/user/view/${user.id}`}
              variant="default"
              leftSection={<IconEye size={16} stroke={1.7} aria-hidden />}
            >
              {t('view')}
            </Button>
          }
        />
      </Box>

      <Card padding={0} mod="edge">
        <Tabs value={activeTab} onChange={(newTab) => setParams({ tab: newTab ?? 'account' })}>
          <Tabs.List aria-label={t('edit.tabs')} className={classes.tabs}>
            {tabs.map(({ id, Icon }) => (
              <Tabs.Tab
                key={id}
                value={id}
                leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
                mih={48}
                px={{ base: 'sm', xs: 'md' }}
              >
                {t(`tab.${id}`)}
                {forms[id].isDirty() && (
                  <Box
                    component="span"
                    w={8}
                    h={8}
                    ms="sm"
                    bdrs="50%"
                    bg="var(--mantine-color-warning-filled)"
                    display="inline-block"
                    role="img"
                    aria-label={t('edit.unsaved')}
                  />
                )}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="account" p={{ base: 'lg', xs: 'xl' }}>
            <AccountForm {...account} />
          </Tabs.Panel>
          <Tabs.Panel value="information" p={{ base: 'lg', xs: 'xl' }}>
            <InformationForm form={information} />
          </Tabs.Panel>
          <Tabs.Panel value="social" p={{ base: 'lg', xs: 'xl' }}>
            <SocialForm form={social} />
          </Tabs.Panel>
        </Tabs>
      </Card>
    </>
  );
}
