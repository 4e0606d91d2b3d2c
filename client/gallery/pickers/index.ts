import { DateAndTime } from './DateAndTime.tsx';
import { DateRange } from './DateRange.tsx';
import { Inline } from './Inline.tsx';
import { LimitedDates } from './LimitedDates.tsx';
import { LongFormat } from './LongFormat.tsx';
import { Plain } from './Plain.tsx';
import { SeveralDates } from './SeveralDates.tsx';
import { Time } from './Time.tsx';

export const demos = {
  Plain,
  Time,
  DateAndTime,
  SeveralDates,
  DateRange,
  LongFormat,
  LimitedDates,
  Inline,
};
