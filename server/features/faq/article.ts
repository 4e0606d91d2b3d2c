import type { KnowledgeCategoryName } from '../../gql/types.ts';
import { type CoverKey, getCoverUrl } from '../../sample/company.ts';

/** The picture of the articles of a category, with its alternative text. */
const pictures: Record<KnowledgeCategoryName, [cover: CoverKey, alt: string]> = {
  PERSONALIZATION: ['front-desk', 'The front desk in Lisbon, with its bell'],
  SALES_AUTOMATION: ['warehouse', 'The warehouse, with its gates open'],
  MARKETING_AUTOMATION: ['harbour', 'The harbour of Hamburg'],
  API_QUESTIONS: ['quiet-room', 'The quiet room'],
  EMAIL_MARKETING: ['evening-lamp', 'A desk in the evening, under its lamp'],
  DEMAND_GENERATION: ['mill', 'The mill in Leeds'],
};

interface ArticleSource {
  category: KnowledgeCategoryName;
  topic: string;
  answer: string;
  steps: string[];
}

/** Renders an article as HTML. */
export function renderContent({ category, topic, answer, steps }: ArticleSource): string {
  const [cover, alt] = pictures[category];
  const list = steps.map((step) => `<li>${step}</li>`).join('');

  return [
    `<p>${answer}</p>`,
    list && `<h3>Step by step</h3><ol>${list}</ol>`,
    `<p><img src="${getCoverUrl(cover)}" alt="${alt}" width="640" height="360"></p>`,
    '<h3>If that does not help</h3>',
    `<p>Write down what you did, what you expected and what happened instead. Three sentences are enough. Send them to support with the words <em>${topic}</em> in the subject, so that they reach somebody who knows.</p>`,
    '<ul><li>Amina and her colleagues answer from eight to six.</li><li>Outside these hours, the bell on the front desk rings for whoever is nearest.</li></ul>',
  ].join('');
}
