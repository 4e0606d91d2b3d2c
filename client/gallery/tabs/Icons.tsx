import { DeskTabs } from './DeskTabs.tsx';

export function Icons() {
  return <DeskTabs hasIcons />;
}
