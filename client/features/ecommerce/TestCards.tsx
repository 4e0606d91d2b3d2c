import { Button, Flex, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { getNow } from '../../data/clock.ts';
import type { CheckoutPageQuery } from '../../gql/ecommerce/graphql.ts';
import classes from './PaymentStep.module.css';
import type { Payment } from './usePayment.ts';

interface TestCardsProps {
  cards: CheckoutPageQuery['testCards'];
  form: Payment['form'];
}

/** The test cards of the simulated payment provider, so that users enter no real cards. */
export function TestCards({ cards, form }: TestCardsProps) {
  const { t } = useTranslation('ecommerce');

  function fillForm(number: string) {
    const { holder, expiry, cvv } = form.getValues();
    const year = String(getNow().getFullYear() + 3).slice(-2);
    form.setValues({
      number,
      holder: holder || t('testCards.holder'),
      expiry: expiry || `12/${year}`,
      cvv: cvv || '123',
    });
    form.clearErrors();
  }

  return (
    <details className={classes.testCards}>
      <summary>{t('testCards.title')}</summary>
      <Flex component="ul" gap="xs" direction="column">
        {cards.map(({ number, decline }) => (
          <li key={number}>
            <span>
              <Text component="bdi" inherit c="bright" mod="tabular">
                {number}
              </Text>{' '}
              {t(`testCards.outcome.${decline ?? 'ACCEPTED'}`)}
            </span>
            <Button
              size="compact-sm"
              variant="light"
              aria-label={t('testCards.takeNamed', { number })}
              onClick={() => fillForm(number)}
            >
              {t('testCards.take')}
            </Button>
          </li>
        ))}
      </Flex>
    </details>
  );
}
