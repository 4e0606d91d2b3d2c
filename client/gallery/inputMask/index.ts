import { Blocks } from './Blocks.tsx';
import { Card } from './Card.tsx';
import { CustomDelimiters } from './CustomDelimiters.tsx';
import { Day } from './Day.tsx';
import { Delimiters } from './Delimiters.tsx';
import { Numeral } from './Numeral.tsx';
import { Phone } from './Phone.tsx';
import { Prefix } from './Prefix.tsx';
import { Time } from './Time.tsx';

export const demos = {
  Card,
  Phone,
  Day,
  Time,
  Numeral,
  Blocks,
  Delimiters,
  CustomDelimiters,
  Prefix,
};
export const wideDemos = ['Card'];
