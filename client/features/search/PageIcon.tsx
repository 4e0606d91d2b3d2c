import { IconFile } from '@tabler/icons-react';
import { Suspense } from 'react';
import { findMenuEntry } from '../../navigation/screenRegistry.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

interface PageIconProps {
  link: string;
  /** The name of a Feather icon, from the API. */
  name: string;
  size: number;
}

const NamedIcon = lazyComponent(async () => (await import('./NamedIcon.tsx')).NamedIcon);

/** The icon of a page: the icon of its menu entry, or the icon with the name from the API. */
export function PageIcon({ link, name, size }: PageIconProps) {
  const iconProps = { size, stroke: 1.6, 'aria-hidden': true };
  const Icon = findMenuEntry(link)?.icon;
  if (Icon) return <Icon {...iconProps} />;

  return (
    <Suspense fallback={<IconFile {...iconProps} />}>
      <NamedIcon name={name} {...iconProps} />
    </Suspense>
  );
}
