import { type ItemAddress, useItemEditor } from '../../ui/itemEditor/useItemEditor.ts';
import {
  dayOf,
  dayText,
  localTimeOf,
  localTimeText,
  parseDay,
  parseLocalTime,
} from './localTime.ts';
import type { Span } from './spans.ts';

/** `?event=7`, or `?event=new&start=…&end=…`. */
export const eventAddress: ItemAddress = { param: 'event', presets: ['start', 'end'] };

export type EventEditorState = ReturnType<typeof useEventEditor>;

/** Returns the item editor of events. A new event has a span from the start. */
export function useEventEditor() {
  const editor = useItemEditor(eventAddress);

  return {
    ...editor,
    /** The initial span of a new event. */
    span: spanIn(editor.search),

    add({ start, end, isWhole }: Span) {
      editor.openNew({
        start: isWhole ? dayText(dayOf(start)) : localTimeText(start),
        end: isWhole ? dayText(dayOf(end)) : localTimeText(end),
      });
    },
  };
}

function spanIn(search: URLSearchParams): Span | undefined {
  const [from, to] = [search.get('start') ?? '', search.get('end') ?? ''];
  const [first, after] = [parseDay(from), parseDay(to)];
  if (first !== undefined) {
    const end = after !== undefined && after > first ? after : first + 1;
    return { start: localTimeOf(first), end: localTimeOf(end), isWhole: true };
  }
  const [start, end] = [parseLocalTime(from), parseLocalTime(to)];
  if (start === undefined) return undefined;
  return { start, end: end !== undefined && end >= start ? end : start + 60, isWhole: false };
}
