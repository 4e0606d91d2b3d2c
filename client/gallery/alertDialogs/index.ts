import { Animations } from './Animations.tsx';
import { Basic } from './Basic.tsx';
import { Confirmation } from './Confirmation.tsx';
import { Options } from './Options.tsx';
import { Positions } from './Positions.tsx';
import { Questions } from './Questions.tsx';
import { ServerSearch } from './ServerSearch.tsx';
import { Types } from './Types.tsx';

export const demos = {
  Basic,
  Types,
  Positions,
  Animations,
  Options,
  Questions,
  ServerSearch,
  Confirmation,
};
