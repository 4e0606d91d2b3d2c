import { Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import classes from './ItemFields.module.css';
import type { Item } from './useItems.ts';

interface ItemFieldsProps {
  item: Item;
  onChange: (changes: Partial<Item>) => void;
}

export function ItemFields({ item, onChange }: ItemFieldsProps) {
  const { t } = useTranslation('formRepeater');

  return (
    <div className={classes.fields}>
      <TextInput
        label={t('name')}
        value={item.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <NumberField
        label={t('cost')}
        leftSection={<span aria-hidden>$</span>}
        min={0}
        decimals={2}
        value={item.cost}
        onChange={(cost) => onChange({ cost: Number(cost) })}
      />
      <NumberField
        label={t('quantity')}
        min={1}
        value={item.quantity}
        onChange={(quantity) => onChange({ quantity: Number(quantity) })}
      />
      <Text mod="tabular" className={classes.price}>
        <span>{t('price')}</span>
        <MoneyText value={item.cost * item.quantity} />
      </Text>
    </div>
  );
}
