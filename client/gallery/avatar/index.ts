import { Colors } from './Colors.tsx';
import { GroupTooltip } from './GroupTooltip.tsx';
import { Icons } from './Icons.tsx';
import { Initials } from './Initials.tsx';
import { LightColors } from './LightColors.tsx';
import { PictureGroup } from './PictureGroup.tsx';
import { Sizes } from './Sizes.tsx';
import { Status } from './Status.tsx';

export const demos = {
  Sizes,
  Initials,
  Colors,
  LightColors,
  Icons,
  Status,
  PictureGroup,
  GroupTooltip,
};
