import { checkoutPath } from './addresses.ts';

export const steps = ['cart', 'address', 'payment'] as const;

export type Step = (typeof steps)[number];

/** Returns the step in `/apps/ecommerce/checkout?step=address`. The default is the first. */
export const parseStep = (text: string): Step => steps.find((step) => step === text) ?? 'cart';

export const stepPath = (step: Step) =>
  step === 'cart' ? checkoutPath : `${checkoutPath}?step=${step}`;
