import { DeskTabs } from './DeskTabs.tsx';
import classes from './Justified.module.css';

/** Tabs of equal width. */
export function Justified() {
  return <DeskTabs list={{ grow: true, className: classes.equal }} />;
}
