import { features } from '../features.ts';
import { CustomizerTab } from './CustomizerTab.tsx';
import { MenuCounts } from './MenuCounts.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

interface FrameOverlaysProps {
  isApp: boolean;
}

/** The elements over the screen. They load after the first screen. */
export function FrameOverlays({ isApp }: FrameOverlaysProps) {
  return (
    <>
      <OfflineNotice />
      <MenuCounts />
      {!isApp && <ScrollToTop />}
      <CustomizerTab />
      {features.map(({ name, overlay: Overlay }) => Overlay && <Overlay key={name} />)}
    </>
  );
}
