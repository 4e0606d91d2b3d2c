import { Suspense, useState } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { type Face, MenuFace } from './MenuFace.tsx';
import type { MenuGroup } from './menu.ts';

interface MenuButtonProps extends Face {
  /** A function where there are many such buttons, most of which nobody opens. */
  groups: MenuGroup[] | (() => MenuGroup[]);
  width?: number;
}

const loadMenu = () => import('./OpenMenu.tsx');
const OpenMenu = lazyPart(async () => (await loadMenu()).OpenMenu);

/** A button with a menu. The menu's machinery is loaded when somebody reaches for the button. */
export function MenuButton({ groups, width = 200, ...face }: MenuButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const closed = (
    <MenuFace
      {...face}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
      onClick={() => setAsked(true)}
    />
  );

  if (!isAsked) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu
        groups={typeof groups === 'function' ? groups() : groups}
        width={width}
        face={face}
      />
    </Suspense>
  );
}
