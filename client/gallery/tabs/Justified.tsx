import { DeskTabs } from './DeskTabs.tsx';
import classes from './Justified.module.css';

/** All tabs are equally wide. */
export function Justified() {
  return <DeskTabs list={{ grow: true, className: classes.equal }} />;
}
