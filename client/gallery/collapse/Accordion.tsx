import { CollapseList } from '../../ui/CollapseList.tsx';
import { useAnswers } from './useAnswers.ts';

export function Accordion() {
  return <CollapseList items={useAnswers()} isAccordion />;
}
