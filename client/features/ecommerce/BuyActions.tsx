import { Box, Button, Group } from '@mantine/core';
import { IconShoppingCart, IconShoppingCartCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { checkoutPath } from './paths.ts';
import type { ProductChoice } from './useProductChoice.ts';

interface BuyActionsProps {
  name: string;
  choice: ProductChoice;
}

/** The quantity and the button that adds it to the cart, and a link to the cart if it contains the product. */
export function BuyActions({ name, choice }: BuyActionsProps) {
  const { t } = useTranslation('ecommerce');
  const { inCart, rest, quantity, setQuantity, add } = choice;

  return (
    <Group gap="sm" align="stretch" flex={1}>
      {rest > 0 && (
        <>
          <Box w={136}>
            <NumberStepper
              label={t('buy.quantity', { name })}
              isLabelHidden
              value={quantity}
              min={1}
              max={rest}
              onChange={setQuantity}
            />
          </Box>
          <Button
            flex="1 0 auto"
            aria-label={t('buy.addNamed', { name })}
            leftSection={<IconShoppingCart size={18} stroke={1.7} aria-hidden />}
            onClick={() => void add()}
          >
            {t('buy.add')}
          </Button>
        </>
      )}
      {inCart > 0 && (
        <Button
          component={Link}
          to={checkoutPath}
          flex="1 0 auto"
          variant="light"
          leftSection={<IconShoppingCartCheck size={18} stroke={1.7} aria-hidden />}
        >
          {t('buy.inCart', { count: inCart })}
        </Button>
      )}
    </Group>
  );
}
