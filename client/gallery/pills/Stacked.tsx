import { OrderPills } from './OrderPills.tsx';

export function Stacked() {
  return <OrderPills orientation="vertical" />;
}
