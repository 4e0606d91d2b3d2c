import { CollapseList } from '../../ui/CollapseList.tsx';
import { useAnswers } from './useAnswers.ts';

/** As many open at once as somebody likes. */
export function Plain() {
  return <CollapseList items={useAnswers()} opened={['delivery']} />;
}
