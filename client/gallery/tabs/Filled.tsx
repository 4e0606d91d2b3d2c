import { DeskTabs } from './DeskTabs.tsx';

/** Each tab is as wide as its share of the words. */
export function Filled() {
  return <DeskTabs variant="outline" list={{ grow: true }} />;
}
