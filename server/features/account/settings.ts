import { type Context, holderOf } from '../../context.ts';
import type { AccountSettings, UpdateAccountSettingsInput } from '../../gql/resolvers.ts';

/** Changes settings and account together, or neither. */
export async function updateSettings(
  context: Context,
  changes: UpdateAccountSettingsInput,
): Promise<AccountSettings> {
  const { account, auth } = context.collections;
  const { id } = await holderOf(context);
  account.check(changes);
  const holder = auth.identify(id, changes.general ?? {});
  return account.update(holder, changes);
}
