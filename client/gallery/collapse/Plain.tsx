import { CollapseList } from '../../ui/CollapseList.tsx';
import { useAnswers } from './useAnswers.ts';

/** Several items can be open. */
export function Plain() {
  return <CollapseList items={useAnswers()} defaultOpened={['delivery']} />;
}
