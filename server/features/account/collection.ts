import type { CollectionOptions } from '../../collections.ts';
import type {
  AccountSettings,
  SocialConnection,
  SocialConnections,
  SocialNetwork,
  UpdateAccountSettingsInput,
} from '../../gql/types.ts';
import type { AccountHolder } from '../../values/accountHolder.ts';
import { formatDay } from '../../values/days.ts';
import { omitAbsent } from '../../values/rows.ts';
import { checkSettings, checkUsername } from './checks.ts';
import { createNotifications } from './notifications.ts';
import { firstSettings, newInAppNotification, newSettings, type SettingsRow } from './seed.ts';

/** The field of each social network in `SocialConnections`. */
const connectionFields: Record<SocialNetwork, Exclude<keyof SocialConnections, '__typename'>> = {
  TWITTER: 'twitter',
  GOOGLE: 'google',
  FACEBOOK: 'facebook',
  GITHUB: 'github',
};

export function createCollection(options: CollectionOptions) {
  const { store, clock } = options;
  const settings = store.table<SettingsRow>('account.settings', {
    rowName: 'settings of the account',
    type: 'AccountSettings',
    rows: () => [firstSettings],
  });
  const getRow = (id: number): SettingsRow => settings.get(id) ?? { ...newSettings, id };

  /** Adds the general settings, which are stored in the account. */
  function toSettings({ id, username, fullName, email, avatar }: AccountHolder): AccountSettings {
    const { id: _, company, inAppNotification = newInAppNotification, ...sections } = getRow(id);
    return {
      general: { username, fullName, email, avatar: avatar ?? '', company },
      ...sections,
      inAppNotification,
    };
  }

  function setConnection(
    holder: AccountHolder,
    network: SocialNetwork,
    connection: SocialConnection,
  ) {
    const row = getRow(holder.id);
    const connections = { ...row.social.connections, [connectionFields[network]]: connection };
    settings.put({ ...row, social: { ...row.social, connections } });
    return toSettings(holder);
  }

  return {
    notifications: createNotifications(options),

    getSettings: toSettings,

    check: (changes: UpdateAccountSettingsInput) => checkSettings(changes, formatDay(clock.now())),

    /** Stores the settings that are not part of the account. The caller must call `check` first. */
    update(holder: AccountHolder, changes: UpdateAccountSettingsInput): AccountSettings {
      const row = getRow(holder.id);
      const { id, company, info, social, notification } = row;
      const { inAppNotification = newInAppNotification } = row;
      settings.put({
        id,
        company: changes.general?.company ?? company,
        info: { ...info, ...omitAbsent(changes.info ?? {}) },
        social: { ...social, links: { ...social.links, ...omitAbsent(changes.links ?? {}) } },
        notification: { ...notification, ...omitAbsent(changes.notification ?? {}) },
        inAppNotification: {
          ...inAppNotification,
          ...omitAbsent(changes.inAppNotification ?? {}),
        },
      });
      return toSettings(holder);
    },

    /** Removes the settings of an account that was deleted. */
    removeSettings(id: number) {
      if (settings.get(id)) settings.remove(id);
    },

    connect(holder: AccountHolder, network: SocialNetwork, id: string): AccountSettings {
      checkUsername(id);
      return setConnection(holder, network, { id: id.trim(), profileImg: holder.avatar || null });
    },

    disconnect: (holder: AccountHolder, network: SocialNetwork) =>
      setConnection(holder, network, {}),
  };
}

declare module '../../collections.ts' {
  interface Collections {
    account: ReturnType<typeof createCollection>;
  }
}
