import { type ComponentType, Suspense, useState } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { type Face, MenuFace } from './MenuFace.tsx';

export interface PanelProps {
  onClose: () => void;
}

interface PanelButtonProps extends Face {
  /** What opens under the button, usually a `lazyPart`. */
  Panel: ComponentType<PanelProps>;
  width?: number;
  /** Which of its corners the panel shares with the button. */
  position?: 'bottom-start' | 'bottom-end';
}

const loadPanel = () => import('./OpenPanel.tsx');
const OpenPanel = lazyPart(async () => (await loadPanel()).OpenPanel);

/** A button with a panel under it. The machinery is loaded when somebody reaches for the button. */
export function PanelButton({
  Panel,
  width = 380,
  position = 'bottom-end',
  ...face
}: PanelButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const closed = (
    <MenuFace
      {...face}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={loadPanel}
      onFocus={loadPanel}
      onClick={() => setAsked(true)}
    />
  );

  if (!isAsked) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenPanel Panel={Panel} width={width} position={position} face={face} />
    </Suspense>
  );
}
