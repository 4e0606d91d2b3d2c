import { type ItemParams, useItemEditor } from '../../ui/itemEditor/useItemEditor.ts';
import {
  createLocalTime,
  formatDay,
  formatLocalTime,
  getDay,
  parseDay,
  parseLocalTime,
} from './localTime.ts';
import type { Span } from './spans.ts';

/** The URL parameters of the editor: `?event=7`, or `?event=new&start=…&end=…`. */
export const eventParams: ItemParams = { param: 'event', presets: ['start', 'end'] };

export type EventEditorState = ReturnType<typeof useEventEditor>;

/** Returns the item editor of events. The URL of a new event contains its initial span. */
export function useEventEditor() {
  const editor = useItemEditor(eventParams);

  return {
    ...editor,
    /** The initial span of a new event. */
    span: readSpan(editor.search),

    /** Opens the form of a new event with an initial span. */
    openNewEvent({ start, end, isAllDay }: Span) {
      editor.openNew({
        start: isAllDay ? formatDay(getDay(start)) : formatLocalTime(start),
        end: isAllDay ? formatDay(getDay(end)) : formatLocalTime(end),
      });
    },
  };
}

function readSpan(search: URLSearchParams): Span | undefined {
  const [from, to] = [search.get('start') ?? '', search.get('end') ?? ''];
  const [first, after] = [parseDay(from), parseDay(to)];
  if (first !== undefined) {
    const end = after !== undefined && after > first ? after : first + 1;
    return { start: createLocalTime(first), end: createLocalTime(end), isAllDay: true };
  }
  const [start, end] = [parseLocalTime(from), parseLocalTime(to)];
  if (start === undefined) return undefined;
  return { start, end: end !== undefined && end >= start ? end : start + 60, isAllDay: false };
}
