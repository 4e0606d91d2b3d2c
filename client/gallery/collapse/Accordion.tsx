import { CollapseList } from '../../ui/CollapseList.tsx';
import { useAnswers } from './useAnswers.ts';

/** Opening one closes the others. */
export function Accordion() {
  return <CollapseList items={useAnswers()} isAccordion />;
}
