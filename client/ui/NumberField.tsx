import { TextInput, type TextInputProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFieldNumber, parseNumber, roundNumber } from './numbers.ts';
import { useLanguage } from './useLanguage.ts';

type Value = number | string;

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** The number, or an empty text. */
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** The limits, which apply when the field loses the focus. */
  min?: number;
  max?: number;
  /** The change by an arrow key. */
  step?: number;
  /** The maximum number of decimals. */
  decimals?: number;
  /** The text after the number, such as ` %`. */
  suffix?: string;
}

/**
 * A field for a number, in the format of the viewer's language. Unlike the `NumberInput` of Mantine, it reads the whole text
 * instead of removing separators while the user types: `NumberInput` turns `12.5` into 125 if the point separates thousands, or
 * if no decimals are allowed.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, defaultValue, onChange, min, max, step = 1, decimals = 0, ...field } = props;
  const { suffix = '', error, onBlur, onKeyDown, ...inputProps } = field;
  const { t } = useTranslation('app');
  const language = useLanguage();
  const [current, setCurrent] = useUncontrolled({ value, defaultValue, finalValue: '', onChange });
  const [typed, setTyped] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);

  const read = (text: string): Value => {
    const number = parseNumber(text.replace(suffix, ''), language);
    return number === undefined ? '' : roundNumber(number, decimals);
  };
  const limit = (number: number) =>
    Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.max(min ?? Number.MIN_SAFE_INTEGER, number));
  // The typed text remains while it has the value of the field, which others can change. An incomplete text, such as `-`, remains
  // until the field loses the focus, also if the value must not be empty.
  const formatted = formatFieldNumber(current, language);
  const isIncomplete = typed !== undefined && read(typed) === '';
  const isTyped =
    typed !== undefined && ((isIncomplete && !isUnreadable) || read(typed) === current);
  const text = isTyped ? typed : formatted && `${formatted}${suffix}`;

  function change(next: string) {
    // A letter between digits remains: `1e3` is not 13.
    const entered = next.replaceAll(/(?<!\d)\p{L}+|\p{L}+(?!\d)/gu, '');
    setTyped(entered);
    setUnreadable(false);
    setCurrent(read(entered));
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    const isKept = isIncomplete && typed.trim() !== '' && current === '';
    setUnreadable(isKept);
    if (!isKept) setTyped(undefined);
    if (typeof current === 'number' && limit(current) !== current) setCurrent(limit(current));
    onBlur?.(event);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || event.defaultPrevented || props.readOnly) return;
    event.preventDefault();
    const next = current === '' ? Math.max(min ?? 0, 0) : Number(current) + direction * step;
    setTyped(undefined);
    setCurrent(limit(roundNumber(next, Math.max(decimals, 2))));
  }

  return (
    <TextInput
      {...inputProps}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      error={error ?? (isTyped && isUnreadable && t('ui.number.unreadable'))}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    />
  );
}
