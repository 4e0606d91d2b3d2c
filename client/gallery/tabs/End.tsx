import { DeskTabs } from './DeskTabs.tsx';

export function End() {
  return <DeskTabs listProps={{ justify: 'flex-end' }} />;
}
