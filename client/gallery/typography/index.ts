import { Bullets } from './Bullets.tsx';
import { Display } from './Display.tsx';
import { HeadingColors } from './HeadingColors.tsx';
import { Headings } from './Headings.tsx';
import { Inline } from './Inline.tsx';
import { ListIcons } from './ListIcons.tsx';
import { Numbers } from './Numbers.tsx';
import { Quote } from './Quote.tsx';
import { QuoteAvatar } from './QuoteAvatar.tsx';
import { QuoteSource } from './QuoteSource.tsx';
import { QuoteStyles } from './QuoteStyles.tsx';
import { Secondary } from './Secondary.tsx';
import { Terms } from './Terms.tsx';
import { TermsEnd } from './TermsEnd.tsx';
import { TermsVertical } from './TermsVertical.tsx';
import { Unstyled } from './Unstyled.tsx';
import { Weights } from './Weights.tsx';

export const demos = {
  Headings,
  Weights,
  Secondary,
  HeadingColors,
  Display,
  Quote,
  QuoteSource,
  QuoteStyles,
  QuoteAvatar,
  Unstyled,
  Bullets,
  Numbers,
  ListIcons,
  Inline,
  Terms,
  TermsVertical,
  TermsEnd,
};
export const wideDemos = ['Headings'];
