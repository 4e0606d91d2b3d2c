import { CollapseList } from '../../ui/CollapseList.tsx';
import { useFaqItems } from './useFaqItems.ts';

/** Several items can be open at the same time. */
export function SeveralOpen() {
  return <CollapseList items={useFaqItems()} defaultOpened={['delivery']} />;
}
