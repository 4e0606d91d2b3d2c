import { DateAndTime } from './DateAndTime.tsx';
import { Human } from './Human.tsx';
import { Inline } from './Inline.tsx';
import { Limited } from './Limited.tsx';
import { Multiple } from './Multiple.tsx';
import { Plain } from './Plain.tsx';
import { Range } from './Range.tsx';
import { Time } from './Time.tsx';

export const demos = { Plain, Time, DateAndTime, Multiple, Range, Human, Limited, Inline };
