import { DeskTabs } from './DeskTabs.tsx';
import classes from './EquallyWide.module.css';

/** Tabs of equal width. */
export function EquallyWide() {
  return <DeskTabs listProps={{ grow: true, className: classes.equal }} />;
}
