import { SectionNav } from './SectionNav.tsx';

export function Border() {
  return <SectionNav param="Border" hasBorder />;
}
