import { Text } from '@mantine/core';
import { IconCreditCard, IconHome, IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './CheckoutSteps.module.css';
import { type Step, stepPath, steps } from './checkoutSteps.ts';

interface CheckoutStepsProps {
  step: Step;
  /** Whether an address is selected. Without an address, the payment step is not a link. */
  hasAddress: boolean;
}

const icons = { cart: IconShoppingCart, address: IconHome, payment: IconCreditCard };

/** The steps of the checkout, as links. */
export function CheckoutSteps({ step, hasAddress }: CheckoutStepsProps) {
  const { t } = useTranslation('ecommerce');
  const currentIndex = steps.indexOf(step);

  return (
    <nav className={classes.steps} aria-label={t('checkout.steps')}>
      <ol>
        {steps.map((item, index) => {
          const Icon = icons[item];
          const isLink = item !== 'payment' || hasAddress;
          const content = (
            <>
              <span className={classes.icon}>
                <Icon size={20} stroke={1.7} aria-hidden />
              </span>
              <span>
                <span className={classes.name}>{t(`checkout.step.${item}`)}</span>
                <Text span size="xs" display="block">
                  {t(`checkout.stepText.${item}`)}
                </Text>
              </span>
            </>
          );

          return (
            <li key={item} data-passed={index < currentIndex || undefined}>
              {isLink ? (
                <Link
                  to={stepPath(item)}
                  preventScrollReset
                  aria-current={item === step ? 'step' : undefined}
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
