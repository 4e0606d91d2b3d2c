import {
  IconBolt,
  IconCircleCheck,
  IconCircleMinus,
  IconClock,
  IconCrown,
  IconFeather,
  IconPencil,
  IconTool,
  IconUser,
} from '@tabler/icons-react';
import type { UserPlan, UserRole, UserStatus } from '../../gql/users/graphql.ts';

export const roles: UserRole[] = ['ADMIN', 'AUTHOR', 'EDITOR', 'MAINTAINER', 'SUBSCRIBER'];
/** From the smallest to the largest. */
export const plans: UserPlan[] = ['BASIC', 'TEAM', 'COMPANY', 'ENTERPRISE'];
export const statuses: UserStatus[] = ['PENDING', 'ACTIVE', 'INACTIVE'];

export const roleLooks = {
  ADMIN: { tone: 'danger', icon: IconCrown },
  AUTHOR: { tone: 'warning', icon: IconFeather },
  EDITOR: { tone: 'info', icon: IconPencil },
  MAINTAINER: { tone: 'success', icon: IconTool },
  SUBSCRIBER: { tone: 'primary', icon: IconUser },
} as const;

export const statusLooks = {
  ACTIVE: { tone: 'success', icon: IconCircleCheck },
  INACTIVE: { tone: 'neutral', icon: IconCircleMinus },
  PENDING: { tone: 'warning', icon: IconClock },
} as const;

export const planIcon = IconBolt;
