import { features } from '../features.ts';
import { CustomizerPanel } from './CustomizerPanel.tsx';
import { CustomizerToggle } from './CustomizerToggle.tsx';
import { MenuCounts } from './MenuCounts.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { useFrame } from './useFrame.ts';

interface FrameOverlaysProps {
  isApp: boolean;
}

/** The elements over the screen. They load after the first screen. */
export function FrameOverlays({ isApp }: FrameOverlaysProps) {
  const { menuPlace, navbar } = useFrame();
  const isNavbarHidden = navbar === 'hidden' && menuPlace === 'side';

  return (
    <>
      <OfflineNotice />
      <MenuCounts />
      {!isApp && <ScrollToTop />}
      {isNavbarHidden && (
        <CustomizerToggle
          variant="default"
          pos="fixed"
          top={12}
          style={{ insetInlineEnd: 12, zIndex: 84 }}
        />
      )}
      <CustomizerPanel />
      {features.map(({ name, overlay: Overlay }) => Overlay && <Overlay key={name} />)}
    </>
  );
}
