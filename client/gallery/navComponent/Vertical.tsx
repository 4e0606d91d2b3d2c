import { SectionNav } from './SectionNav.tsx';

export function Vertical() {
  return <SectionNav param="Vertical" isVertical />;
}
