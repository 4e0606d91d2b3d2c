import { ActionIcon, Group } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from './NumberField.tsx';
import classes from './NumberStepper.module.css';
import { roundNumber } from './numbers.ts';

interface NumberStepperProps {
  label: string;
  /** Whether the label is visually hidden. */
  isLabelHidden?: boolean;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  decimals?: number;
  /** Whether a step beyond the maximum continues at the minimum, and the reverse. */
  isWrapping?: boolean;
  error?: ReactNode;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

/** A number input between a button that decreases and a button that increases its value. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, isLabelHidden, value, onChange, min, max, step = 1, decimals = 0 } = props;
  const { t } = useTranslation('app');
  const { isWrapping = false, isDisabled, isReadOnly } = props;
  const isAtMin = min !== undefined && value <= min;
  const isAtMax = max !== undefined && value >= max;

  function changeByStep(direction: 'increment' | 'decrement') {
    if (isWrapping && direction === 'increment' && isAtMax && min !== undefined) onChange(min);
    else if (isWrapping && direction === 'decrement' && isAtMin && max !== undefined) onChange(max);
    else {
      const next = roundNumber(value + (direction === 'increment' ? step : -step), decimals);
      onChange(Math.min(max ?? next, Math.max(min ?? next, next)));
    }
  }

  const renderButton = (direction: 'increment' | 'decrement', isAtEnd: boolean) => {
    const Icon = direction === 'increment' ? IconPlus : IconMinus;
    return (
      <ActionIcon
        size={36}
        variant="default"
        aria-label={t(`ui.stepper.${direction}`, { label })}
        disabled={isDisabled || isReadOnly || (isAtEnd && !isWrapping)}
        onClick={() => changeByStep(direction)}
      >
        <Icon size={16} stroke={1.8} />
      </ActionIcon>
    );
  };

  return (
    <NumberField
      label={isLabelHidden ? undefined : label}
      aria-label={label}
      value={value}
      // The value of an empty field is a string.
      onChange={(next) => typeof next === 'number' && onChange(next)}
      onBlur={(event) => {
        if (event.currentTarget.value === '') onChange(Math.max(min ?? 0, 0));
      }}
      min={min}
      max={max}
      step={step}
      decimals={decimals}
      disabled={isDisabled}
      readOnly={isReadOnly}
      error={props.error}
      classNames={{ wrapper: classes.wrapper, input: classes.input }}
      inputContainer={(input) => (
        <Group gap="xs" wrap="nowrap" align="stretch" className={classes.stepper}>
          {renderButton('decrement', isAtMin)}
          {input}
          {renderButton('increment', isAtMax)}
        </Group>
      )}
    />
  );
}
