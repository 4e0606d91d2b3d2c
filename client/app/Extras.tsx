import { CustomizerTab } from './CustomizerTab.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

interface ExtrasProps {
  isApp: boolean;
}

/** What stands over the screen; the first load does not pay for it. */
export function Extras({ isApp }: ExtrasProps) {
  return (
    <>
      <OfflineNotice />
      {!isApp && <ScrollToTop />}
      <CustomizerTab />
    </>
  );
}
