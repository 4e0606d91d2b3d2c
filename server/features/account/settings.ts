import type { Context } from '../../context.ts';
import type { AccountSettings, UpdateAccountSettingsInput } from '../../gql/resolvers.ts';

/** Changes settings and account together, or neither. */
export function updateSettings(
  { collections: { account, auth }, viewer }: Context,
  changes: UpdateAccountSettingsInput,
): AccountSettings {
  const { id } = auth.viewerOrFirst(viewer.id);
  account.check(changes);
  const holder = auth.identify(id, changes.general ?? {});
  return account.update(holder, changes);
}
