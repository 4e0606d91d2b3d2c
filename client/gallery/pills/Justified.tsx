import classes from './Justified.module.css';
import { OrderPills } from './OrderPills.tsx';

/** Pills of equal width, two per row on narrow screens. */
export function Justified() {
  return <OrderPills list={{ className: classes.equal }} />;
}
