import classes from './Filled.module.css';
import { OrderPills } from './OrderPills.tsx';

/** Pills fill the row in proportion to their labels. */
export function Filled() {
  return <OrderPills listProps={{ className: classes.filled }} />;
}
