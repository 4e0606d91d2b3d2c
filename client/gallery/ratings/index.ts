import { Basic } from './Basic.tsx';
import { Controlled } from './Controlled.tsx';
import { CustomSymbols } from './CustomSymbols.tsx';
import { Events } from './Events.tsx';
import { HalfStars } from './HalfStars.tsx';
import { Numbers } from './Numbers.tsx';
import { ReadOnly } from './ReadOnly.tsx';
import { Sizes } from './Sizes.tsx';

export const demos = {
  Basic,
  ReadOnly,
  HalfStars,
  CustomSymbols,
  Numbers,
  Events,
  Controlled,
  Sizes,
};
