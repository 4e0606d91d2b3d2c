import { IconCreditCard, IconHome, IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './CheckoutSteps.module.css';
import { type Step, stepPath, steps } from './checkoutSteps.ts';

interface CheckoutStepsProps {
  step: Step;
  /** Whether an address is selected. The payment step requires one. */
  hasAddress: boolean;
}

const icons = { cart: IconShoppingCart, address: IconHome, payment: IconCreditCard };

/** The steps of the checkout. Completed steps are links. */
export function CheckoutSteps({ step, hasAddress }: CheckoutStepsProps) {
  const { t } = useTranslation('ecommerce');
  const reached = steps.indexOf(step);

  return (
    <nav className={classes.steps} aria-label={t('checkout.steps')}>
      <ol>
        {steps.map((one, index) => {
          const Icon = icons[one];
          const isOpen = one !== 'payment' || hasAddress;
          const content = (
            <>
              <span className={classes.icon}>
                <Icon size={20} stroke={1.7} aria-hidden />
              </span>
              <span>
                <span className={classes.name}>{t(`checkout.step.${one}`)}</span>
                <span className={classes.text}>{t(`checkout.stepText.${one}`)}</span>
              </span>
            </>
          );

          return (
            <li key={one} data-passed={index < reached || undefined}>
              {isOpen ? (
                <Link
                  to={stepPath(one)}
                  preventScrollReset
                  aria-current={one === step ? 'step' : undefined}
                >
                  {content}
                </Link>
              ) : (
                <span>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
