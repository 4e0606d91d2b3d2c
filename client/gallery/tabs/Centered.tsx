import { DeskTabs } from './DeskTabs.tsx';

export function Centered() {
  return <DeskTabs listProps={{ justify: 'center' }} />;
}
