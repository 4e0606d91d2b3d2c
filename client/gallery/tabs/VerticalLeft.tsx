import { DeskTabs } from './DeskTabs.tsx';

export function VerticalLeft() {
  return <DeskTabs orientation="vertical" />;
}
