import { CollapseList } from '../../ui/CollapseList.tsx';
import { useFaqItems } from './useFaqItems.ts';

export function OneOpen() {
  return <CollapseList items={useFaqItems()} isAccordion />;
}
