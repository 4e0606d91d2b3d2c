import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Repeater } from '../../ui/Repeater.tsx';
import { ItemFields } from './ItemFields.tsx';
import { useItems } from './useItems.ts';

/** Rows can be added and removed. The total is the sum of all rows. */
export function Plain() {
  const { t } = useTranslation('formRepeater');
  const { items, total, add, change, remove } = useItems();

  return (
    <>
      <Repeater
        label={t('demos.Plain')}
        items={items}
        renderItem={(item) => (
          <ItemFields item={item} onChange={(changes) => change(item.key, changes)} />
        )}
        getName={({ name }, index) => name || t('row', { number: index + 1 })}
        addLabel={t('add')}
        onAdd={add}
        onRemove={remove}
        min={1}
      />
      <p aria-live="polite">
        {t('total')}{' '}
        <b>
          <MoneyText value={total} />
        </b>
      </p>
    </>
  );
}
