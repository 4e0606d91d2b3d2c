import { IconUserCog } from '@tabler/icons-react';
import type { Feature } from '../../feature.ts';
import { NotificationsDocument } from '../../gql/accountNavbar/graphql.ts';
import { NotificationButton } from './NotificationButton.tsx';

export const account: Feature = {
  name: 'account',
  routes: [
    {
      path: '/pages/account-settings',
      lazy: async () => ({ Component: (await import('./SettingsPage.tsx')).SettingsPage }),
      loader: async (args) => (await import('./loaders.ts')).settingsLoader(args),
    },
  ],
  menu: [
    {
      section: 'apps',
      groups: ['pages'],
      id: 'accountSettings',
      icon: IconUserCog,
      to: '/pages/account-settings',
    },
  ],
  navbar: [{ slot: 'notifications', Widget: NotificationButton, query: NotificationsDocument }],
  typePolicies: {
    // The cache has a single list, so that each mutation also updates the button in the navbar.
    NotificationList: { keyFields: [], fields: { notifications: { merge: false } } },
    // The API returns only the settings of the viewer, which have no id. Each mutation returns all settings.
    AccountSettings: { keyFields: [] },
    // The id is a username, which can be the same on two networks.
    SocialConnection: { keyFields: false },
  },
};
