import { SectionNav } from './SectionNav.tsx';

export function End() {
  return <SectionNav param="End" align="end" />;
}
