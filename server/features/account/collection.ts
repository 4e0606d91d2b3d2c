import type { CollectionOptions } from '../../feature.ts';
import type {
  AccountSettings,
  SocialConnection,
  SocialConnections,
  SocialNetwork,
  UpdateAccountSettingsInput,
} from '../../gql/resolvers.ts';
import { formatDay } from '../../values/days.ts';
import { omitAbsent } from '../../values/rows.ts';
import { checkName, checkSettings } from './checks.ts';
import { createNotifications } from './notifications.ts';
import { firstSettings, newSettings, type SettingsRow } from './seed.ts';

/** The account that settings belong to. */
export interface Holder {
  id: number;
  username: string;
  fullName: string;
  email: string;
  /** Null before the first one. */
  avatar?: string | null;
}

const places: Record<SocialNetwork, Exclude<keyof SocialConnections, '__typename'>> = {
  TWITTER: 'twitter',
  GOOGLE: 'google',
  FACEBOOK: 'facebook',
  GITHUB: 'github',
};

export function createCollection(options: CollectionOptions) {
  const { store, clock } = options;
  const settings = store.table<SettingsRow>('account.settings', {
    rowName: 'settings of the account',
    rows: () => [firstSettings],
  });
  const rowOf = (id: number): SettingsRow => settings.get(id) ?? { ...newSettings, id };

  /** Adds the names and addresses of the account to its settings. */
  function shown({ id, username, fullName, email, avatar }: Holder): AccountSettings {
    const { id: _, company, ...sections } = rowOf(id);
    return {
      general: { username, fullName, email, avatar: avatar ?? '', company },
      ...sections,
    };
  }

  function link(holder: Holder, network: SocialNetwork, connection: SocialConnection) {
    const row = rowOf(holder.id);
    const connections = { ...row.social.connections, [places[network]]: connection };
    settings.put({ ...row, social: { ...row.social, connections } });
    return shown(holder);
  }

  return {
    notifications: createNotifications(options),

    read: shown,

    check: (changes: UpdateAccountSettingsInput) => checkSettings(changes, formatDay(clock.now())),

    /** Stores the settings that are not part of the account. Call `check` first. */
    update(holder: Holder, changes: UpdateAccountSettingsInput): AccountSettings {
      const { id, company, info, social, notification } = rowOf(holder.id);
      settings.put({
        id,
        company: changes.general?.company ?? company,
        info: { ...info, ...omitAbsent(changes.info ?? {}) },
        social: { ...social, links: { ...social.links, ...omitAbsent(changes.links ?? {}) } },
        notification: { ...notification, ...omitAbsent(changes.notification ?? {}) },
      });
      return shown(holder);
    },

    connect(holder: Holder, network: SocialNetwork, id: string): AccountSettings {
      checkName(id);
      return link(holder, network, { id: id.trim(), profileImg: holder.avatar || null });
    },

    disconnect: (holder: Holder, network: SocialNetwork) => link(holder, network, {}),
  };
}
