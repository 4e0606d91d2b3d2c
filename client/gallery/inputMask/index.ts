import { Blocks } from './Blocks.tsx';
import { CreditCard } from './CreditCard.tsx';
import { Delimiters } from './Delimiters.tsx';
import { DeliveryDate } from './DeliveryDate.tsx';
import { Numeral } from './Numeral.tsx';
import { Phone } from './Phone.tsx';
import { Prefix } from './Prefix.tsx';
import { SeveralDelimiters } from './SeveralDelimiters.tsx';
import { Time } from './Time.tsx';

export const demos = {
  CreditCard,
  Phone,
  DeliveryDate,
  Time,
  Numeral,
  Blocks,
  Delimiters,
  SeveralDelimiters,
  Prefix,
};
export const wideDemos = ['CreditCard'];
