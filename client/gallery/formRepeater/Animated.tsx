import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Repeater } from '../../ui/Repeater.tsx';
import classes from './Animated.module.css';
import { ItemFields } from './ItemFields.tsx';
import { useItems } from './useItems.ts';

/** New rows slide in, unless the user prefers reduced motion. */
export function Animated() {
  const { t } = useTranslation('formRepeater');
  const { items, total, add, change, remove } = useItems();

  return (
    <>
      <Repeater
        label={t('demos.Animated')}
        items={items}
        renderItem={(item) => (
          <div className={classes.row}>
            <ItemFields item={item} onChange={(changes) => change(item.key, changes)} />
          </div>
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
