import { Box, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  changeLayout,
  choices,
  type Layout,
  type LayoutOption,
  useLayout,
} from '../theme/layout.ts';
import classes from './OptionGroup.module.css';

type ChoiceOption = Exclude<LayoutOption, 'menuCollapsed' | 'menuHidden'>;
type ValueKey = { [Option in ChoiceOption]: `${Option}.${Layout[Option]}` }[ChoiceOption];

interface OptionGroupProps<Option extends ChoiceOption> {
  option: Option;
  /** A label that replaces the label of the option. */
  label?: string;
  /** The available values. The default is all values of the option. */
  values?: readonly Layout[Option][];
  variant?: 'swatch';
  renderPicture?: (value: Layout[Option]) => ReactNode;
  isDisabled?: boolean;
  onChoose?: (value: Layout[Option]) => unknown;
}

/** The values of a layout option, as a radio group. A choice is applied immediately. */
export function OptionGroup<Option extends ChoiceOption>({
  option,
  label,
  values = choices[option] as unknown as readonly Layout[Option][],
  variant,
  renderPicture,
  isDisabled,
  onChoose,
}: OptionGroupProps<Option>) {
  const { t } = useTranslation('app/customizer');
  const currentValue = useLayout()[option];

  return (
    <Box component="fieldset" className={classes.group} disabled={isDisabled}>
      <Box component="legend" fw={600} mb="sm">
        {label ?? t(`${option}.label`)}
      </Box>
      {isDisabled && (
        <Text size="xs" c="dimmed" mt={-4} mb="sm">
          {t('setByScreen')}
        </Text>
      )}
      <div
        className={classes.values}
        data-variant={variant ?? (renderPicture ? 'picture' : 'text')}
      >
        {values.map((value) => {
          const name = t(`${option}.${value}` as ValueKey);
          return (
            <label
              key={String(value)}
              className={classes.value}
              data-value={value}
              data-option={option}
              title={variant === 'swatch' ? name : undefined}
            >
              <input
                className="fd-sr-only"
                type="radio"
                name={`customizer-${option}`}
                checked={value === currentValue}
                onChange={() => {
                  changeLayout({ [option]: value });
                  onChoose?.(value);
                }}
              />
              {renderPicture?.(value)}
              {variant === 'swatch' ? (
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
    </Box>
  );
}
