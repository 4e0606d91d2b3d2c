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
/** The plans, from the smallest to the largest. */
export const plans: UserPlan[] = ['BASIC', 'TEAM', 'COMPANY', 'ENTERPRISE'];
export const statuses: UserStatus[] = ['PENDING', 'ACTIVE', 'INACTIVE'];

export const roleStyles = {
  ADMIN: { tone: 'danger', icon: IconCrown },
  AUTHOR: { tone: 'warning', icon: IconFeather },
  EDITOR: { tone: 'info', icon: IconPencil },
  MAINTAINER: { tone: 'success', icon: IconTool },
  SUBSCRIBER: { tone: 'primary', icon: IconUser },
} as const;

export const statusStyles = {
  ACTIVE: { tone: 'success', icon: IconCircleCheck },
  INACTIVE: { tone: 'neutral', icon: IconCircleMinus },
  PENDING: { tone: 'warning', icon: IconClock },
} as const;

export const planIcon = IconBolt;

/** Returns the name of the draft of the form that changes the plan of a user. */
export const getPlanDraftName = (id: number) => `user.${id}.plan`;
