import type { Plan, PlanFeature, QuestionAndAnswer } from '../../gql/types.ts';
import { getDrawingUrl } from '../../sample/company.ts';
import { createSlug } from '../../values/slugs.ts';

export const plans: Omit<Plan, 'isCurrent' | 'cycle' | 'renewsAt'>[] = [
  {
    tier: 'BASIC',
    title: 'Basic',
    subtitle: 'For getting started',
    image: getDrawingUrl('plan-basic'),
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    benefits: [
      'One user',
      '100 contacts',
      'To-do board and calendar',
      '10 invoices a month',
      'Email support within two days',
    ],
    isPopular: false,
  },
  {
    tier: 'STANDARD',
    title: 'Standard',
    subtitle: 'For small teams',
    image: getDrawingUrl('plan-standard'),
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    benefits: [
      '12 users',
      'Unlimited contacts',
      'Chat and shared mailboxes',
      'Unlimited invoices',
      'Chat support within two hours',
    ],
    isPopular: true,
  },
  {
    tier: 'ENTERPRISE',
    title: 'Enterprise',
    subtitle: 'For organizations with several offices',
    image: getDrawingUrl('plan-enterprise'),
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    benefits: [
      'Unlimited users',
      'Roles and permissions',
      'Your own domain and logo',
      'REST and GraphQL access',
      'A dedicated account manager',
    ],
    isPopular: false,
  },
];

/** The offers of the plans by feature: a quantity or a kind, or whether the plan has the feature. */
const offers: Record<string, (string | boolean)[]> = {
  Users: ['1', '12', 'Unlimited'],
  Contacts: ['100', 'Unlimited', 'Unlimited'],
  'Invoices a month': ['10', 'Unlimited', 'Unlimited'],
  'To-do board and calendar': [true, true, true],
  'Chat and shared mailboxes': [false, true, true],
  'Roles and permissions': [false, false, true],
  'Your own domain and logo': [false, false, true],
  'REST and GraphQL access': [false, false, true],
  Support: ['Email, within two days', 'Chat, within two hours', 'Account manager'],
};

export const features: PlanFeature[] = Object.entries(offers).map(([title, values]) => ({
  slug: createSlug(title),
  title,
  offers: plans.map(({ tier }, index) => {
    const value = values[index];
    return {
      tier,
      isIncluded: value !== false,
      quantity: typeof value === 'string' ? value : null,
    };
  }),
}));

const questionsAndAnswers: Omit<QuestionAndAnswer, 'slug'>[] = [
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

export const questions: QuestionAndAnswer[] = questionsAndAnswers.map((entry) => ({
  ...entry,
  slug: createSlug(entry.question),
}));
