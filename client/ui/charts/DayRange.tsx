import { Box } from '@mantine/core';
import { useId, useState } from 'react';
import { DateRangeInput } from '../dates/DateInputs.tsx';

interface DayRangeProps {
  label: string;
  /** All available days, in order. */
  days: string[];
  /** Called with the first and the last day when both are selected. */
  onChange: (first: string, last: string) => void;
}

/** A date range input for the days of a chart. */
export function DayRange({ label, days, onChange }: DayRangeProps) {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const id = useId();
  const [range, setRange] = useState<[string | null, string | null]>([first, last]);

  return (
    // Reserves the width until the calendar has loaded.
    <Box w={264} maw="100%">
      <label htmlFor={id} className="fd-sr-only">
        {label}
      </label>
      <DateRangeInput
        id={id}
        value={range}
        minDate={first}
        maxDate={last}
        defaultDate={first}
        onChange={(chosen) => {
          setRange(chosen);
          const [from, to] = chosen;
          if (from && to) onChange(from, to);
        }}
      />
    </Box>
  );
}
