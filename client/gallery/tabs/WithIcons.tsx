import { DeskTabs } from './DeskTabs.tsx';

export function WithIcons() {
  return <DeskTabs hasIcons />;
}
