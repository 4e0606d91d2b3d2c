import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  changeLayout,
  choices,
  type Layout,
  type LayoutOption,
  useLayout,
} from '../state/layout.ts';
import classes from './OptionGroup.module.css';

type Named = Exclude<LayoutOption, 'menuCollapsed' | 'menuHidden'>;
type ValueKey = { [Option in Named]: `${Option}.${Layout[Option]}` }[Named];

interface OptionGroupProps<Option extends Named> {
  option: Option;
  /** A label other than that of the option. */
  label?: string;
  /** The available values. All by default. */
  values?: readonly Layout[Option][];
  look?: 'swatch';
  picture?: (value: Layout[Option]) => ReactNode;
  isDisabled?: boolean;
  onChoose?: (value: Layout[Option]) => unknown;
}

/** The values of a layout setting, as a radio group. Changes apply at once. */
export function OptionGroup<Option extends Named>({
  option,
  label,
  values = choices[option] as unknown as readonly Layout[Option][],
  look,
  picture,
  isDisabled,
  onChoose,
}: OptionGroupProps<Option>) {
  const { t } = useTranslation('customizer');
  const chosen = useLayout()[option];

  return (
    <fieldset className={classes.group} disabled={isDisabled}>
      <legend className={classes.legend}>{label ?? t(`${option}.label`)}</legend>
      {isDisabled && <p className={classes.decided}>{t('decided')}</p>}
      <div className={classes.values} data-look={look ?? (picture ? 'picture' : 'text')}>
        {values.map((value) => {
          const name = t(`${option}.${value}` as ValueKey);
          return (
            <label
              key={String(value)}
              className={classes.value}
              data-value={value}
              data-option={option}
              title={look === 'swatch' ? name : undefined}
            >
              <input
                className="fd-sr-only"
                type="radio"
                name={`customizer-${option}`}
                checked={value === chosen}
                onChange={() => {
                  changeLayout({ [option]: value });
                  onChoose?.(value);
                }}
              />
              {picture?.(value)}
              {look === 'swatch' ? (
                <>
                  <IconCheck className={classes.check} size={18} stroke={2.4} aria-hidden />
                  <span className="fd-sr-only">{name}</span>
                </>
              ) : (
                <span>{name}</span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
