import { SectionNav } from './SectionNav.tsx';

export function Divider() {
  return <SectionNav param="Divider" hasDivider />;
}
