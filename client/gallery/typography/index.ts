import { BulletLists } from './BulletLists.tsx';
import { ColoredHeadings } from './ColoredHeadings.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import { DisplayHeadings } from './DisplayHeadings.tsx';
import { Headings } from './Headings.tsx';
import { InlineList } from './InlineList.tsx';
import { ListWithIcons } from './ListWithIcons.tsx';
import { NumberedLists } from './NumberedLists.tsx';
import { Quote } from './Quote.tsx';
import { QuoteStyles } from './QuoteStyles.tsx';
import { QuoteWithAvatar } from './QuoteWithAvatar.tsx';
import { QuoteWithSource } from './QuoteWithSource.tsx';
import { RightAlignedTerms } from './RightAlignedTerms.tsx';
import { SecondaryText } from './SecondaryText.tsx';
import { UnstyledList } from './UnstyledList.tsx';
import { VerticalDescriptionList } from './VerticalDescriptionList.tsx';
import { Weights } from './Weights.tsx';

export const demos = {
  Headings,
  Weights,
  SecondaryText,
  ColoredHeadings,
  DisplayHeadings,
  Quote,
  QuoteWithSource,
  QuoteStyles,
  QuoteWithAvatar,
  UnstyledList,
  BulletLists,
  NumberedLists,
  ListWithIcons,
  InlineList,
  DescriptionList,
  VerticalDescriptionList,
  RightAlignedTerms,
};
export const wideDemos = ['Headings'];
