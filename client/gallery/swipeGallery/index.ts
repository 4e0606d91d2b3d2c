import { Autoplay } from './Autoplay.tsx';
import { Centered } from './Centered.tsx';
import { CenteredAuto } from './CenteredAuto.tsx';
import { Coverflow } from './Coverflow.tsx';
import { Cube } from './Cube.tsx';
import { Default } from './Default.tsx';
import { Fade } from './Fade.tsx';
import { Lazy } from './Lazy.tsx';
import { Navigation } from './Navigation.tsx';
import { Pagination } from './Pagination.tsx';
import { Progress } from './Progress.tsx';
import { Responsive } from './Responsive.tsx';
import { Rows } from './Rows.tsx';
import { Several } from './Several.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { Virtual } from './Virtual.tsx';

export const demos = {
  Default,
  Navigation,
  Pagination,
  Progress,
  Several,
  Rows,
  Centered,
  CenteredAuto,
  Fade,
  Cube,
  Coverflow,
  Autoplay,
  Thumbnails,
  Lazy,
  Responsive,
  Virtual,
};
export const wideDemos = ['Responsive', 'Virtual'];
