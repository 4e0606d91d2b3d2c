import { SectionNav } from './SectionNav.tsx';

export function VerticalBorder() {
  return <SectionNav param="VerticalBorder" isVertical hasBorder />;
}
