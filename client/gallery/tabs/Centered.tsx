import { DeskTabs } from './DeskTabs.tsx';

export function Centered() {
  return <DeskTabs list={{ justify: 'center' }} />;
}
