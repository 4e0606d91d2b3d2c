import { type Icon, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import type { UserStatus } from '../../gql/users/graphql.ts';

export type SettableStatus = Exclude<UserStatus, 'PENDING'>;

interface StatusAct {
  to: SettableStatus;
  from: UserStatus[];
  Icon: Icon;
}

/** The actions that change the status of users. */
export const statusActs: StatusAct[] = [
  { to: 'ACTIVE', from: ['PENDING', 'INACTIVE'], Icon: IconUserCheck },
  { to: 'INACTIVE', from: ['PENDING', 'ACTIVE'], Icon: IconUserOff },
];
