import { CollapseList } from '../../ui/CollapseList.tsx';
import { useAnswers } from './useAnswers.ts';

export function Margin() {
  return <CollapseList items={useAnswers()} variant="cards" />;
}
