import classes from './Filled.module.css';
import { OrderPills } from './OrderPills.tsx';

/** The row is full; a pill is as wide as its share of the words. */
export function Filled() {
  return <OrderPills list={{ className: classes.filled }} />;
}
