import { type Icon, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import type { UserStatus } from '../../gql/users/graphql.ts';

/** A status that an action can set. No action sets `PENDING`. */
export type SettableStatus = Exclude<UserStatus, 'PENDING'>;

interface StatusAction {
  /** The status that the action sets. */
  to: SettableStatus;
  /** The statuses in which the action is possible. */
  from: UserStatus[];
  Icon: Icon;
}

/** The actions that change the status of users. */
export const statusActions: StatusAction[] = [
  { to: 'ACTIVE', from: ['PENDING', 'INACTIVE'], Icon: IconUserCheck },
  { to: 'INACTIVE', from: ['PENDING', 'ACTIVE'], Icon: IconUserOff },
];
