import { DeskTabs } from './DeskTabs.tsx';

export function End() {
  return <DeskTabs list={{ justify: 'flex-end' }} />;
}
