import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Cursor } from './arranging.ts';
import type { Held, Item } from './items.ts';
import { slotLength } from './places.ts';
import { isBar, moved, resized, type Span, shortest, spanOf } from './spans.ts';
import { type Day, dayLength, dayOf, startOfWeek, type Wall, wallOf } from './wall.ts';

interface KeyboardOptions {
  items: Item[];
  days: Day[];
  day: Day;
  /** Whether hours are drawn below the whole days. */
  hasHours: boolean;
  firstWeekday: number;
  onStep: (by: number) => void;
  onShow: (day: Day) => void;
  /** The event in the hand, drawn where it would go. */
  held: Held | null;
  onHold: (held: Held | null) => void;
  onDrop: (held: Held) => void;
  onCreate: (span: Span) => void;
  onRemove: (item: Item) => void;
  say: (what: 'held' | 'moved' | 'dropped' | 'left' | 'slot', span: Span, item?: Item) => void;
}

const firstHour = 9 * 60;

/** What arrow keys mean, from left to right. */
const arrows: Record<string, [days: number, lines: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Walks over days and hours with the arrow keys, chooses several with Shift, and creates with Enter.
 * On an event, Space takes it up: then arrows move it and Shift with arrows makes it longer or shorter.
 */
export function useKeyboard(options: KeyboardOptions) {
  const { items, days, day, hasHours, firstWeekday, held, onHold, onShow, onDrop, onCreate, say } =
    options;
  const [walk, setWalk] = useState<(Cursor & { anchor: Wall }) | null>(null);
  /** What the focus goes to once it is drawn. */
  const wantsFocus = useRef<'cell' | number | null>(null);

  const start = { at: wallOf(day, hasHours ? firstHour : 0), isWhole: !hasHours };
  const isUsable = walk && days.includes(dayOf(walk.at)) && (hasHours || walk.isWhole);
  const cursor = isUsable ? walk : { ...start, anchor: start.at };
  const chosen = cursor.anchor === cursor.at ? null : chosenBy(cursor);

  // What the keyboard moved is drawn elsewhere, and the focus with it.
  useLayoutEffect(() => {
    const wanted = wantsFocus.current;
    if (wanted === null) return;
    const row = cursor.isWhole ? 'days' : 'hours';
    const place =
      wanted === 'cell'
        ? document.querySelector<HTMLElement>(`[data-row="${row}"][data-day="${dayOf(cursor.at)}"]`)
        : (document.getElementById(`event-${wanted}`) ??
          // Among many, it may be behind the button that opens the rest.
          document.querySelector<HTMLElement>(`[data-hides~="${wanted}"]`));
    if (!place) return;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    wantsFocus.current = null;
  });

  function directed(event: KeyboardEvent): [number, number] | undefined {
    const arrow = arrows[event.key];
    const isRtl = document.documentElement.dir === 'rtl';
    return arrow && [isRtl ? -arrow[0] : arrow[0], arrow[1]];
  }

  function show(wall: Wall) {
    if (!days.includes(dayOf(wall))) onShow(dayOf(wall));
  }

  function go(next: Cursor, isExtending: boolean) {
    wantsFocus.current = 'cell';
    setWalk({
      ...next,
      anchor: isExtending && next.isWhole === cursor.isWhole ? cursor.anchor : next.at,
    });
    show(next.at);
    if (!next.isWhole) say('slot', { start: next.at, end: next.at + slotLength, isWhole: false });
  }

  /** Back to where an event begins, for it is not there any more. */
  function leave({ span }: Item) {
    const at = Math.max(span.start, wallOf(days[0] ?? day));
    const isWhole = !hasHours || isBar(span);
    go({ at: isWhole ? wallOf(dayOf(at)) : at - (at % slotLength), isWhole }, false);
  }

  function onCell(event: KeyboardEvent): boolean {
    const arrow = directed(event);
    const { at, isWhole } = cursor;
    const minute = at - wallOf(dayOf(at));

    if (arrow) {
      const [byDays, byLines] = arrow;
      const across = at + byDays * dayLength;
      if (!hasHours) go({ at: across + byLines * 7 * dayLength, isWhole }, event.shiftKey);
      else if (isWhole) {
        if (byLines > 0) go({ at: wallOf(dayOf(at)), isWhole: false }, false);
        else if (byLines === 0) go({ at: across, isWhole }, event.shiftKey);
      } else if (byLines < 0 && minute === 0) {
        if (!event.shiftKey) go({ at: wallOf(dayOf(at)), isWhole: true }, false);
      } else {
        const next = minute + byLines * slotLength;
        if (next < dayLength && !(event.shiftKey && byDays !== 0))
          go({ at: across + byLines * slotLength, isWhole }, event.shiftKey);
      }
      return true;
    }

    const week = startOfWeek(dayOf(at), firstWeekday);
    if (event.key === 'Home') go({ at: wallOf(week, minute), isWhole }, false);
    else if (event.key === 'End') go({ at: wallOf(week + 6, minute), isWhole }, false);
    else if (event.key === 'PageUp') options.onStep(-1);
    else if (event.key === 'PageDown') options.onStep(1);
    else if (event.key === 'Enter' || event.key === ' ') onCreate(chosen ?? chosenBy(cursor, 60));
    else if (event.key === 'Escape' && chosen) setWalk({ ...cursor, anchor: at });
    else return false;
    return true;
  }

  function onEvent(event: KeyboardEvent, item: Item): boolean {
    const isSpace = event.key === ' ';
    if (!held) {
      if (event.key === 'Delete') {
        leave(item);
        options.onRemove(item);
      } else if (isSpace) {
        onHold({ event: item.event, span: item.span });
        say('held', item.span, item);
      } else return false;
      return true;
    }

    const arrow = directed(event);
    if (arrow) {
      const [byDays, byLines] = arrow;
      const line = hasHours && !isBar(held.span) ? shortest : 7 * dayLength;
      const by = byDays * dayLength + byLines * line;
      const span = event.shiftKey ? resized(held.span, 'end', by) : moved(held.span, by);
      wantsFocus.current = item.id;
      onHold({ ...held, span });
      show(event.shiftKey ? span.end - 1 : span.start);
      say('moved', span, item);
    } else if (isSpace || event.key === 'Enter') {
      wantsFocus.current = item.id;
      onDrop(held);
      say('dropped', held.span, item);
    } else if (event.key === 'Escape') {
      wantsFocus.current = item.id;
      onHold(null);
      say('left', spanOf(held.event), item);
    }
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const id = Number(target.closest<HTMLElement>('[data-event]')?.dataset.event);
    const item = items.find((one) => one.id === id);
    const isCell = target.dataset.day !== undefined;
    const isDone = item ? onEvent(event, item) : isCell && onCell(event);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    cursor: { at: cursor.at, isWhole: cursor.isWhole },
    chosen,
    onKeyDown,
  };
}

/** What lies between where Shift was pressed and the cursor. */
function chosenBy({ at, anchor, isWhole }: Cursor & { anchor: Wall }, least = slotLength): Span {
  const [first, last] = [Math.min(at, anchor), Math.max(at, anchor)];
  if (isWhole) return { start: wallOf(dayOf(first)), end: wallOf(dayOf(last) + 1), isWhole };
  return { start: first, end: last + (at === anchor ? least : slotLength), isWhole };
}
