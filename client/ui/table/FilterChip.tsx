import { Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../MenuButton.tsx';

interface FilterChipProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** The chosen values. Empty if there is no filter. */
  values: readonly string[];
  onChange: (values: Value[]) => void;
  /** Renders the number of rows with a value. Called while the list is open. */
  renderCount?: (value: Value) => ReactNode;
}

/** The number of chosen values that the chip names. */
const maxNames = 2;

/** A button that shows the chosen values of a filter, and opens a list in which several values can be chosen. */
export function FilterChip<Value extends string>(props: FilterChipProps<Value>) {
  const { label, options, values, onChange, renderCount } = props;
  const { t } = useTranslation('app');
  const name = t('ui.table.filter', { label });
  const chosen = options.filter(({ value }) => values.includes(value));
  const names = chosen.slice(0, maxNames).map((option) => option.label);
  const rest = chosen.length - names.length;
  const text = rest > 0 ? `${names.join(', ')} +${rest}` : names.join(', ');

  function toggle(value: Value) {
    const isChosen = values.includes(value);
    onChange(
      options
        .map((option) => option.value)
        .filter((other) => (other === value ? !isChosen : values.includes(other))),
    );
  }

  return (
    <MenuButton
      variant="default"
      size={36}
      width={220}
      position="bottom-start"
      label={text ? `${t('ui.table.chosenFilter', { label: name })} ${text}` : name}
      icon={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
      isIconLast
      text={
        text ? (
          <>
            <Text span c="dimmed" inherit>
              {`${t('ui.table.chosenFilter', { label })}\u00a0`}
            </Text>
            <bdi>{text}</bdi>
          </>
        ) : (
          label
        )
      }
      groups={() => [
        {
          key: 'values',
          choice: 'any',
          items: options.map((option) => ({
            key: option.value,
            label: option.label,
            icon: renderCount?.(option.value),
            isChosen: values.includes(option.value),
            onClick: () => toggle(option.value),
          })),
        },
        ...(chosen.length > 0
          ? [
              {
                key: 'clear',
                items: [
                  { key: 'clear', label: t('ui.table.clearFilter'), onClick: () => onChange([]) },
                ],
              },
            ]
          : []),
      ]}
    />
  );
}

/** The number of rows with a value, in the list of a filter. */
export function FilterCount({ count }: { count: number | undefined }) {
  return (
    <Text size="caption" c="dimmed" mod="tabular" span>
      {count}
    </Text>
  );
}
