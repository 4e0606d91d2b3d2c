import classes from './EquallyWide.module.css';
import { OrderPills } from './OrderPills.tsx';

/** Pills of equal width, two per row on narrow screens. */
export function EquallyWide() {
  return <OrderPills listProps={{ className: classes.equal }} />;
}
