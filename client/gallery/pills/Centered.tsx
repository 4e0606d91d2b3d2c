import { OrderPills } from './OrderPills.tsx';

export function Centered() {
  return <OrderPills list={{ justify: 'center' }} />;
}
