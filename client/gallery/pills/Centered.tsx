import { OrderPills } from './OrderPills.tsx';

export function Centered() {
  return <OrderPills listProps={{ justify: 'center' }} />;
}
