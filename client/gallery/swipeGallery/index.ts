import { Autoplay } from './Autoplay.tsx';
import { Basic } from './Basic.tsx';
import { Centered } from './Centered.tsx';
import { CenteredAutoWidth } from './CenteredAutoWidth.tsx';
import { Coverflow } from './Coverflow.tsx';
import { Cube } from './Cube.tsx';
import { Fade } from './Fade.tsx';
import { LazyLoading } from './LazyLoading.tsx';
import { Navigation } from './Navigation.tsx';
import { Pagination } from './Pagination.tsx';
import { Progress } from './Progress.tsx';
import { Responsive } from './Responsive.tsx';
import { SeveralPerView } from './SeveralPerView.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { TwoRows } from './TwoRows.tsx';
import { VirtualSlides } from './VirtualSlides.tsx';

export const demos = {
  Basic,
  Navigation,
  Pagination,
  Progress,
  SeveralPerView,
  TwoRows,
  Centered,
  CenteredAutoWidth,
  Fade,
  Cube,
  Coverflow,
  Autoplay,
  Thumbnails,
  LazyLoading,
  Responsive,
  VirtualSlides,
};
export const wideDemos = ['Responsive', 'VirtualSlides'];
