import { Button, Radio, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatStatus, UpdateChatProfileInput } from '../../gql/chat/graphql.ts';
import { useUpdateChatProfileMutation } from '../../gql/chat/hooks.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './ChatDrawer.module.css';
import { ChatDrawer } from './ChatDrawer.tsx';
import type { Profile } from './pages.ts';

const aboutLimit = 120;
const statuses = ['ONLINE', 'BUSY', 'AWAY', 'OFFLINE'] as const satisfies ChatStatus[];
const switches = ['areNotificationsOn', 'areRepliesOn', 'isTwoStepVerificationOn'] as const;

interface ProfileDrawerProps {
  profile: Profile;
  onClose: () => void;
}

/** The viewer's own chat profile. Options are saved at once, the text with a button. */
export function ProfileDrawer({ profile, onClose }: ProfileDrawerProps) {
  const { t } = useTranslation('chat');
  const { role, status, settings } = profile;
  const [about, setAbout] = useState(profile.about);
  const [isAsking, setAsking] = useState(false);
  const [updateProfile, { loading }] = useUpdateChatProfileMutation();
  const isTooLong = about.length > aboutLimit;
  const isDirty = about !== profile.about;

  function update(changes: UpdateChatProfileInput, next: Partial<Profile>) {
    const updateChatProfile = { __typename: 'ChatProfile' as const, ...profile, ...next };
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
      onClose={() => (isDirty ? setAsking(true) : onClose())}
    >
      <div className={classes.block}>
        <Textarea
          label={t('profile.about')}
          rows={3}
          value={about}
          error={isTooLong && t('profile.aboutTooLong', { limit: aboutLimit })}
          onChange={(event) => setAbout(event.currentTarget.value)}
        />
        <div className={classes.under}>
          <span className={classes.counter} data-over={isTooLong || undefined}>
            {t('profile.counter', { count: about.length, limit: aboutLimit })}
          </span>
          <Button
            size="compact-md"
            variant={isDirty ? 'filled' : 'default'}
            disabled={!isDirty || isTooLong}
            loading={loading && isDirty}
            onClick={saveAbout}
          >
            {t('profile.save')}
          </Button>
        </div>
      </div>
      <Radio.Group
        className={classes.block}
        label={t('profile.status')}
        value={status}
        onChange={(value) => {
          const chosen = value as ChatStatus;
          void update({ status: chosen }, { status: chosen });
        }}
      >
        <div className={classes.choices}>
          {statuses.map((value) => (
            <Radio key={value} value={value} label={t(`status.${value}`)} />
          ))}
        </div>
      </Radio.Group>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex column everywhere */}
      <div className={classes.block} role="group" aria-labelledby="chat-settings">
        <h3 className={classes.label} id="chat-settings">
          {t('profile.settings')}
        </h3>
        <div className={classes.choices}>
          {switches.map((name) => (
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
        </div>
      </div>
      {isAsking && (
        <Confirm
          title={t('profile.discardTitle')}
          text={t('profile.discardText')}
          action={t('profile.discard')}
          cancel={t('profile.keep')}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </ChatDrawer>
  );
}
