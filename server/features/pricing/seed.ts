import type { Plan, QuestionAndAnswer } from '../../gql/resolvers.ts';
import { drawingOf } from '../../sample/company.ts';
import { slugOf } from '../../values/slugs.ts';

export const plans: Omit<Plan, 'isCurrent' | 'cycle' | 'renewsAt'>[] = [
  {
    tier: 'BASIC',
    title: 'Basic',
    subtitle: 'For one desk and a good start',
    image: drawingOf('plan-basic'),
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    benefits: [
      'One sign-in',
      'A hundred contacts',
      'To-do board and calendar',
      'Ten invoices a month',
      'Answers by mail within two days',
    ],
    isPopular: false,
  },
  {
    tier: 'STANDARD',
    title: 'Standard',
    subtitle: 'For a team that shares a table',
    image: drawingOf('plan-standard'),
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    benefits: [
      'Twelve sign-ins',
      'As many contacts as you meet',
      'Chat and shared mailboxes',
      'As many invoices as you write',
      'Answers by chat within two hours',
    ],
    isPopular: true,
  },
  {
    tier: 'ENTERPRISE',
    title: 'Enterprise',
    subtitle: 'For all your offices at once',
    image: drawingOf('plan-enterprise'),
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    benefits: [
      'As many sign-ins as you have people',
      'Roles and abilities for each of them',
      'Your own domain and mark',
      'REST and GraphQL access',
      'A person who knows your name',
    ],
    isPopular: false,
  },
];

const asked: Omit<QuestionAndAnswer, 'slug'>[] = [
  {
    question: 'Can I change the plan later?',
    answer:
      'At any time. A larger plan begins at once and is charged for the days that are left; a smaller one begins with the next month.',
  },
  {
    question: 'What happens when the trial ends?',
    answer:
      'You go on with Basic. Nothing is deleted: what is too much for it stays readable until you choose another plan.',
  },
  {
    question: 'Is there a discount for charities?',
    answer:
      'Yes, half the price of every plan. Ruth of Open Table asked first, and we have been glad about it since.',
  },
];

export const questions: QuestionAndAnswer[] = asked.map((one) => ({
  ...one,
  slug: slugOf(one.question),
}));
