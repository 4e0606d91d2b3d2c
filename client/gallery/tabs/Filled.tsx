import { DeskTabs } from './DeskTabs.tsx';

/** Tabs fill the row in proportion to their labels. */
export function Filled() {
  return <DeskTabs variant="outline" listProps={{ grow: true }} />;
}
