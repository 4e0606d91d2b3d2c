import { useId, useState } from 'react';
import { DateRangeInput } from '../dates/DateInputs.tsx';
import classes from './DayRange.module.css';

interface DayRangeProps {
  label: string;
  /** Every day there is, in order. */
  days: string[];
  /** The first and the last that are shown. */
  onChange: (first: string, last: string) => void;
}

/** Chooses the days that a chart shows. It changes when both ends are chosen. */
export function DayRange({ label, days, onChange }: DayRangeProps) {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const id = useId();
  const [range, setRange] = useState<[string | null, string | null]>([first, last]);

  return (
    // As wide before the calendar is loaded.
    <div className={classes.range}>
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
    </div>
  );
}
