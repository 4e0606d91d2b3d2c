import { Card, Flex } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OrderPageQuery, OrderState } from '../../gql/ecommerce/graphql.ts';
import { DateText } from '../../ui/DateText.tsx';
import classes from './OrderPage.module.css';
import { orderStateStyles } from './orderStates.ts';

type Order = OrderPageQuery['order'];

/** The states of an order with their dates. The current state is highlighted. */
export function OrderProgress({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const steps = createSteps(order);
  const currentIndex = steps.findIndex(({ state }) => state === order.state);

  return (
    <Card
      component="ol"
      px={20}
      py="lg"
      className={classes.progress}
      aria-label={t('order.progress')}
    >
      {steps.map(({ state, at }, index) => {
        const Icon = orderStateStyles[state].icon;
        return (
          <Flex
            component="li"
            gap="md"
            c="dimmed"
            align="center"
            flex={1}
            key={state}
            data-done={index <= currentIndex || undefined}
            aria-current={index === currentIndex ? 'step' : undefined}
          >
            <Icon size={22} stroke={1.6} aria-hidden />
            <span>
              <strong>{t(`order.step.${state}`)}</strong>
              <DateText value={at} />
            </span>
          </Flex>
        );
      })}
    </Card>
  );
}

function createSteps({ placedAt, shippedAt, deliveredBy, cancelledAt }: Order) {
  const placed: { state: OrderState; at: string } = { state: 'OPEN', at: placedAt };
  if (cancelledAt) return [placed, { state: 'CANCELLED' as const, at: cancelledAt }];
  return [
    placed,
    { state: 'SHIPPED' as const, at: shippedAt },
    { state: 'DELIVERED' as const, at: deliveredBy },
  ];
}
