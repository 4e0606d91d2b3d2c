import { CollapseList } from '../../ui/CollapseList.tsx';
import { useAnswers } from './useAnswers.ts';

/** Each on a card of its own. */
export function Margin() {
  return <CollapseList items={useAnswers()} look="cards" />;
}
