import { Box, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SettingsFragment } from '../../gql/account/graphql.ts';
import { useUpdateAccountSettingsMutation } from '../../gql/account/hooks.ts';

const groups = {
  activity: ['commentOnArticle', 'answerOnForm', 'followMe'],
  application: ['newAnnouncements', 'productUpdates', 'blogDigest'],
} as const;

/** The notification settings. Each change of a switch is saved immediately. */
export function NotificationSwitches({ settings }: { settings: SettingsFragment }) {
  const { t } = useTranslation('account');
  const [update] = useUpdateAccountSettingsMutation();

  const saveSwitch = (
    name: keyof Omit<SettingsFragment['notification'], '__typename'>,
    isOn: boolean,
  ) =>
    update({
      variables: { settings: { notification: { [name]: isOn } } },
      optimisticResponse: {
        updateAccountSettings: {
          ...settings,
          notification: { ...settings.notification, [name]: isOn },
        },
      },
    });

  return (
    <>
      <Text c="dimmed">{t('switch.text')}</Text>
      {(['activity', 'application'] as const).map((group) => (
        <Box key={group} component="fieldset">
          <Box component="legend" fz="lg" fw={600} lh={1.4} pt="xl" pb="xs">
            {t(`switch.${group}`)}
          </Box>
          {groups[group].map((name) => (
            <Switch
              key={name}
              py={10}
              label={t(`switch.${name}`)}
              checked={settings.notification[name]}
              onChange={({ currentTarget }) => saveSwitch(name, currentTarget.checked)}
            />
          ))}
        </Box>
      ))}
    </>
  );
}
