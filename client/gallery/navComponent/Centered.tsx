import { SectionNav } from './SectionNav.tsx';

export function Centered() {
  return <SectionNav param="Centered" align="center" />;
}
