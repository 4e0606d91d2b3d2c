import { checkoutPath } from './paths.ts';

export const steps = ['cart', 'address', 'payment'] as const;

export type Step = (typeof steps)[number];

/** Parses the URL parameter `step`. Returns the first step for an invalid value. */
export const parseStep = (text: string): Step => steps.find((step) => step === text) ?? 'cart';

export const stepPath = (step: Step) =>
  step === 'cart' ? checkoutPath : `${checkoutPath}?step=${step}`;
