import { Radio, Stack, Switch, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ChatStatus, UpdateChatProfileInput } from '../../gql/chat/graphql.ts';
import { useUpdateChatProfileMutation } from '../../gql/chat/hooks.ts';
import { AboutForm } from './AboutForm.tsx';
import classes from './ChatDrawer.module.css';
import { ChatDrawer } from './ChatDrawer.tsx';
import type { Profile } from './chatCache.ts';

const statuses = ['ONLINE', 'BUSY', 'AWAY', 'OFFLINE'] as const satisfies ChatStatus[];
const settingNames = ['areNotificationsOn', 'areRepliesOn', 'isTwoStepVerificationOn'] as const;

interface ProfileDrawerProps {
  profile: Profile;
  onClose: () => void;
}

/** The chat profile of the viewer. Options are saved immediately, and the text when the viewer clicks a button. */
export function ProfileDrawer({ profile, onClose }: ProfileDrawerProps) {
  const { t } = useTranslation('chat');
  const { role, status, settings } = profile;
  const [updateProfile] = useUpdateChatProfileMutation();

  function update(changes: UpdateChatProfileInput, nextFields: Partial<Profile>) {
    const updateChatProfile = { __typename: 'ChatProfile' as const, ...profile, ...nextFields };
    return updateProfile({
      variables: { profile: changes },
      optimisticResponse: { updateChatProfile },
    });
  }

  return (
    <ChatDrawer
      title={t('profile.title')}
      side="start"
      person={profile}
      detail={role}
      onClose={onClose}
    >
      <AboutForm profile={profile} />
      <Radio.Group
        className={classes.block}
        label={t('profile.status')}
        value={status}
        onChange={(value) => {
          const selectedStatus = value as ChatStatus;
          void update({ status: selectedStatus }, { status: selectedStatus });
        }}
      >
        <Stack mt="sm">
          {statuses.map((value) => (
            <Radio key={value} value={value} label={t(`status.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {/* biome-ignore lint/a11y/useSemanticElements: not each browser supports a fieldset with flex layout */}
      <div className={classes.block} role="group" aria-labelledby="chat-settings">
        <Title order={3} size="h4" fw={500} mb="sm" id="chat-settings">
          {t('profile.settings')}
        </Title>
        <Stack mt="sm">
          {settingNames.map((name) => (
            <Switch
              key={name}
              label={t(`profile.${name}`)}
              description={t(`profile.${name}Text`)}
              checked={settings[name]}
              onChange={({ currentTarget: { checked } }) => {
                void update({ [name]: checked }, { settings: { ...settings, [name]: checked } });
              }}
            />
          ))}
        </Stack>
      </div>
    </ChatDrawer>
  );
}
