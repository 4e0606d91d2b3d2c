import type {
  AccountSettings,
  SocialConnection,
  SocialConnections,
  SocialNetwork,
  UpdateAccountSettingsInput,
} from '../../gql/resolvers.ts';
import { present } from '../../rows.ts';
import type { World } from '../../world.ts';
import { checkName, checkSettings } from './checks.ts';
import { createNotifications } from './notifications.ts';
import { firstSettings, newSettings, type SettingsRow } from './seed.ts';

/** Whose settings they are, as the sign-in knows them. */
export interface Holder {
  id: number;
  username: string;
  fullName: string;
  email: string;
  /** Null until there is one. */
  avatar?: string | null;
}

const places: Record<SocialNetwork, Exclude<keyof SocialConnections, '__typename'>> = {
  TWITTER: 'twitter',
  GOOGLE: 'google',
  FACEBOOK: 'facebook',
  GITHUB: 'github',
};

export function createCollection(world: World) {
  let rows: Record<number, SettingsRow> = { 1: firstSettings };
  const rowOf = (id: number) => rows[id] ?? newSettings;

  /** Names and addresses stand in the account; all else is kept here. */
  function shown({ id, username, fullName, email, avatar }: Holder): AccountSettings {
    const { company, ...sections } = rowOf(id);
    return {
      general: { username, fullName, email, avatar: avatar ?? '', company },
      ...sections,
    };
  }

  function link(holder: Holder, network: SocialNetwork, connection: SocialConnection) {
    const row = rowOf(holder.id);
    const connections = { ...row.social.connections, [places[network]]: connection };
    rows = { ...rows, [holder.id]: { ...row, social: { ...row.social, connections } } };
    return shown(holder);
  }

  return {
    notifications: createNotifications(world),

    read: shown,

    check: (changes: UpdateAccountSettingsInput) =>
      checkSettings(changes, world.now().toISOString().slice(0, 10)),

    /** Keeps all that is not the account's; `check` comes before. */
    update(holder: Holder, changes: UpdateAccountSettingsInput): AccountSettings {
      const { company, info, social, notification } = rowOf(holder.id);
      const row = {
        company: changes.general?.company ?? company,
        info: { ...info, ...present(changes.info ?? {}) },
        social: { ...social, links: { ...social.links, ...present(changes.links ?? {}) } },
        notification: { ...notification, ...present(changes.notification ?? {}) },
      };
      rows = { ...rows, [holder.id]: row };
      return shown(holder);
    },

    connect(holder: Holder, network: SocialNetwork, id: string): AccountSettings {
      checkName(id);
      return link(holder, network, { id: id.trim(), profileImg: holder.avatar || null });
    },

    disconnect: (holder: Holder, network: SocialNetwork) => link(holder, network, {}),
  };
}
