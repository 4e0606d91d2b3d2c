import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

interface FilterSelectProps {
  label: string;
  /** The label of the option without a filter, such as "All roles". */
  all: string;
  options: readonly { value: string; label: string }[];
  /** Empty if there is no filter. */
  value: string;
  onChange: (value: string) => void;
}

/** A select that filters a list by one value. */
export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  return (
    <NativeSelect
      aria-label={label}
      data={[{ value: '', label: all }, ...options]}
      value={value}
      rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
