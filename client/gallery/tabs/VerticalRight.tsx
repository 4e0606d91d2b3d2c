import { DeskTabs } from './DeskTabs.tsx';

export function VerticalRight() {
  return <DeskTabs orientation="vertical" placement="right" />;
}
