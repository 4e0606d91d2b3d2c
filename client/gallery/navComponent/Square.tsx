import { SectionNav } from './SectionNav.tsx';

export function Square() {
  return <SectionNav param="Square" hasBorder isSquare />;
}
