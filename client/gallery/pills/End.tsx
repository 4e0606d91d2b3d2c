import { OrderPills } from './OrderPills.tsx';

export function End() {
  return <OrderPills list={{ justify: 'flex-end' }} />;
}
