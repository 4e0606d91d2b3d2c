import { Switch, Table, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsFragment } from '../../gql/account/graphql.ts';
import { useUpdateAccountSettingsMutation } from '../../gql/account/hooks.ts';

const groups = {
  activity: ['commentOnArticle', 'answerOnForm', 'followMe'],
  application: ['newAnnouncements', 'productUpdates', 'blogDigest'],
} as const;

/** The settings of the ways in which a notification can arrive. */
const channels = ['notification', 'inAppNotification'] as const;

type Kind = keyof Omit<SettingsFragment['notification'], '__typename'>;
type Channel = (typeof channels)[number];

/** The kinds of notifications with a switch for each channel. Each change of a switch is saved immediately. */
export function NotificationMatrix({ settings }: { settings: SettingsFragment }) {
  const { t } = useTranslation('account');
  const id = useId();
  const [update] = useUpdateAccountSettingsMutation();

  const saveSwitch = (channel: Channel, kind: Kind, isOn: boolean) =>
    update({
      variables: { settings: { [channel]: { [kind]: isOn } } },
      optimisticResponse: {
        updateAccountSettings: {
          ...settings,
          [channel]: { ...settings[channel], [kind]: isOn },
        },
      },
    });

  return (
    <>
      <Text c="dimmed" mb="md">
        {t('switch.text')}
      </Text>
      <Table aria-label={t('switch.label')} horizontalSpacing="sm" verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th ps={0}>{t('switch.kind')}</Table.Th>
            {channels.map((channel) => (
              <Table.Th key={channel} id={`${id}-${channel}`} w={96} ta="center">
                {t(`switch.${channel}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        {(['activity', 'application'] as const).map((group) => (
          <Table.Tbody key={group}>
            <Table.Tr>
              <Table.Th scope="rowgroup" colSpan={3} ps={0} pt="lg">
                {t(`switch.${group}`)}
              </Table.Th>
            </Table.Tr>
            {groups[group].map((kind) => (
              <Table.Tr key={kind}>
                <Table.Th scope="row" ps={0} fw={400} id={`${id}-${kind}`}>
                  {t(`switch.${kind}`)}
                </Table.Th>
                {channels.map((channel) => (
                  <Table.Td key={channel}>
                    <Switch
                      display="flex"
                      style={{ justifyContent: 'center' }}
                      aria-labelledby={`${id}-${kind} ${id}-${channel}`}
                      checked={settings[channel][kind]}
                      onChange={({ currentTarget }) =>
                        saveSwitch(channel, kind, currentTarget.checked)
                      }
                    />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        ))}
      </Table>
    </>
  );
}
