import { IconCircleCheck, IconCircleX, IconPackage, IconTruckDelivery } from '@tabler/icons-react';
import type { OrderState, PaymentState } from '../../gql/ecommerce/graphql.ts';
import type { Tone } from '../../ui/StatusBadge.tsx';

export const orderStates = [
  'OPEN',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
] as const satisfies OrderState[];

/** The colour and the icon of each state. */
export const orderStateStyles = {
  OPEN: { tone: 'info', icon: IconPackage },
  SHIPPED: { tone: 'primary', icon: IconTruckDelivery },
  DELIVERED: { tone: 'success', icon: IconCircleCheck },
  CANCELLED: { tone: 'neutral', icon: IconCircleX },
} as const satisfies Record<OrderState, { tone: Tone; icon: unknown }>;

export const paymentTones = {
  PAID: 'success',
  DUE: 'warning',
  REFUNDED: 'neutral',
  VOID: 'neutral',
} as const satisfies Record<PaymentState, Tone>;
