import { type CSSProperties, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { Item } from './items.ts';
import classes from './MoreButton.module.css';
import type { Span } from './spans.ts';
import { useFormats } from './useFormats.ts';
import type { Day } from './wall.ts';

interface MoreButtonProps {
  className?: string;
  style?: CSSProperties;
  day: Day;
  /** Of which hours of the day, where it is not the whole of it. */
  span?: Span;
  /** How many there was no room for. */
  count: number;
  /** What it opens. */
  items: Item[];
}

const load = () => import('./MorePopover.tsx');
const MorePopover = lazyPart(async () => (await load()).MorePopover);

/** Opens what there was no room for. */
export function MoreButton({ className = '', style, day, span, count, items }: MoreButtonProps) {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const when = (name: string) => (span ? `${name}, ${formats.hours(span, day)}` : name);
  const [isAsked, setAsked] = useState(false);
  const face = {
    className: `${classes.more} ${className}`,
    style,
    // Where the keyboard finds an event that it cannot see.
    'data-hides': items.map(({ id }) => id).join(' '),
    'aria-label': t('moreOf', { count, day: when(formats.dayLong(day)) }),
    // Beside an hour there is room for a number.
    children: span ? formats.plus(count) : t('more', { count }),
  };
  const closed = (
    <button
      type="button"
      {...face}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setAsked(true)}
    />
  );

  if (!isAsked) return closed;
  return (
    <Suspense fallback={closed}>
      <MorePopover
        face={face}
        name={when(formats.dayFull(day))}
        heading={when(formats.dayLong(day))}
        items={items}
      />
    </Suspense>
  );
}
