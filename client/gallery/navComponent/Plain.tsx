import { SectionNav } from './SectionNav.tsx';

export function Plain() {
  return <SectionNav param="Plain" />;
}
