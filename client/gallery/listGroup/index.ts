import { Colors } from './Colors.tsx';
import { CustomContent } from './CustomContent.tsx';
import { Flush } from './Flush.tsx';
import { Horizontal } from './Horizontal.tsx';
import { LinksAndButtons } from './LinksAndButtons.tsx';
import { Navigation } from './Navigation.tsx';
import { Simple } from './Simple.tsx';
import { WithBadges } from './WithBadges.tsx';
import { WithDisabledItem } from './WithDisabledItem.tsx';
import { WithIcons } from './WithIcons.tsx';

export const demos = {
  Simple,
  WithDisabledItem,
  WithIcons,
  WithBadges,
  LinksAndButtons,
  Colors,
  CustomContent,
  Flush,
  Horizontal,
  Navigation,
};
export const wideDemos = ['Horizontal', 'Navigation'];
