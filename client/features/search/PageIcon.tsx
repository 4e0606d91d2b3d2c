import { IconFile } from '@tabler/icons-react';
import { Suspense } from 'react';
import { findMenuEntry } from '../../state/screenRegistry.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

interface PageIconProps {
  link: string;
  /** A Feather name from the API. */
  name: string;
  size: number;
}

const NamedIcon = lazyComponent(async () => (await import('./NamedIcon.tsx')).NamedIcon);

/** The icon of a page: that of the menu, or the one with its name. */
export function PageIcon({ link, name, size }: PageIconProps) {
  const look = { size, stroke: 1.6, 'aria-hidden': true };
  const Icon = findMenuEntry(link)?.icon;
  if (Icon) return <Icon {...look} />;

  return (
    <Suspense fallback={<IconFile {...look} />}>
      <NamedIcon name={name} {...look} />
    </Suspense>
  );
}
