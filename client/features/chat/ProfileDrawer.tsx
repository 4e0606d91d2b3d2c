import { Group, Radio, Stack, Switch, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatStatus, UpdateChatProfileInput } from '../../gql/chat/graphql.ts';
import { useUpdateChatProfileMutation } from '../../gql/chat/hooks.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './ChatDrawer.module.css';
import { ChatDrawer } from './ChatDrawer.tsx';
import type { Profile } from './chatCache.ts';

const maxAboutLength = 120;
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
  const [about, setAbout] = useState(profile.about);
  const [isConfirming, setConfirming] = useState(false);
  const [updateProfile, { loading }] = useUpdateChatProfileMutation();
  const isTooLong = about.length > maxAboutLength;
  const isDirty = about !== profile.about;

  function update(changes: UpdateChatProfileInput, nextFields: Partial<Profile>) {
    const updateChatProfile = { __typename: 'ChatProfile' as const, ...profile, ...nextFields };
    return updateProfile({
      variables: { profile: changes },
      optimisticResponse: { updateChatProfile },
    });
  }

  async function saveAbout() {
    if (isTooLong) return;
    const { error } = await updateProfile({ variables: { profile: { about } } });
    if (!error) showToast({ kind: 'success', message: t('toast.aboutSaved') });
  }

  return (
    <ChatDrawer
      title={t('profile.title')}
      side="start"
      person={profile}
      detail={role}
      onClose={() => (isDirty ? setConfirming(true) : onClose())}
    >
      <div className={classes.block}>
        <Textarea
          label={t('profile.about')}
          rows={3}
          value={about}
          error={isTooLong && t('profile.aboutTooLong', { limit: maxAboutLength })}
          onChange={(event) => setAbout(event.currentTarget.value)}
        />
        <Group gap="sm" wrap="nowrap" justify="space-between" mt="sm">
          <Text
            size="xs"
            mod="tabular"
            span
            className={classes.counter}
            data-over={isTooLong || undefined}
          >
            {t('profile.counter', { count: about.length, limit: maxAboutLength })}
          </Text>
          <LoadingButton
            size="compact-md"
            variant={isDirty ? 'filled' : 'default'}
            disabled={!isDirty || isTooLong}
            loading={loading && isDirty}
            onClick={saveAbout}
          >
            {t('profile.save')}
          </LoadingButton>
        </Group>
      </div>
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
      {isConfirming && (
        <Confirm
          title={t('profile.discardTitle')}
          text={t('profile.discardText')}
          action={t('profile.discard')}
          cancel={t('profile.keep')}
          onConfirm={onClose}
          onClose={() => setConfirming(false)}
        />
      )}
    </ChatDrawer>
  );
}
