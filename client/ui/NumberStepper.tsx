import { ActionIcon, Group, NumberInput, type NumberInputHandlers } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './NumberStepper.module.css';

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
  const handlers = useRef<NumberInputHandlers>(null);
  const { isWrapping = false, isDisabled, isReadOnly } = props;
  const isAtMin = min !== undefined && value <= min;
  const isAtMax = max !== undefined && value >= max;

  function changeByStep(direction: 'increment' | 'decrement') {
    if (isWrapping && direction === 'increment' && isAtMax && min !== undefined) onChange(min);
    else if (isWrapping && direction === 'decrement' && isAtMin && max !== undefined) onChange(max);
    else handlers.current?.[direction]();
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
    <NumberInput
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
      decimalScale={decimals}
      clampBehavior="blur"
      handlersRef={handlers}
      hideControls
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
