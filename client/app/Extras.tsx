import { features } from '../features.ts';
import { CustomizerTab } from './CustomizerTab.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

interface ExtrasProps {
  isApp: boolean;
}

/** Parts above the screen, which load after the first screen. */
export function Extras({ isApp }: ExtrasProps) {
  return (
    <>
      <OfflineNotice />
      {!isApp && <ScrollToTop />}
      <CustomizerTab />
      {features.map(({ name, overlay: Overlay }) => Overlay && <Overlay key={name} />)}
    </>
  );
}
