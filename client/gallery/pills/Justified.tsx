import classes from './Justified.module.css';
import { OrderPills } from './OrderPills.tsx';

/** All pills are equally wide, and two stand in a row where four do not fit. */
export function Justified() {
  return <OrderPills list={{ className: classes.equal }} />;
}
