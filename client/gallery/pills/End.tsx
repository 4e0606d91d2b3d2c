import { OrderPills } from './OrderPills.tsx';

export function End() {
  return <OrderPills listProps={{ justify: 'flex-end' }} />;
}
