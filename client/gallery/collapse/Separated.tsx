import { CollapseList } from '../../ui/CollapseList.tsx';
import { useFaqItems } from './useFaqItems.ts';

export function Separated() {
  return <CollapseList items={useFaqItems()} variant="cards" />;
}
