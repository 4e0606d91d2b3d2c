import { type ItemAddress, useItemEditor } from '../../ui/itemEditor/useItemEditor.ts';
import type { Span } from './spans.ts';
import { dayOf, dayText, readDay, readWall, wallOf, wallText } from './wall.ts';

/** `?event=7`, or `?event=new&start=…&end=…`. */
export const eventAddress: ItemAddress = { param: 'event', presets: ['start', 'end'] };

export type EventEditorState = ReturnType<typeof useEventEditor>;

/** Returns the item editor of events. A new event has a time from the start. */
export function useEventEditor() {
  const editor = useItemEditor(eventAddress);

  return {
    ...editor,
    /** When a new event takes place. */
    span: spanIn(editor.search),

    add({ start, end, isWhole }: Span) {
      editor.openNew({
        start: isWhole ? dayText(dayOf(start)) : wallText(start),
        end: isWhole ? dayText(dayOf(end)) : wallText(end),
      });
    },
  };
}

function spanIn(search: URLSearchParams): Span | undefined {
  const [from, to] = [search.get('start') ?? '', search.get('end') ?? ''];
  const [first, after] = [readDay(from), readDay(to)];
  if (first !== undefined) {
    const end = after !== undefined && after > first ? after : first + 1;
    return { start: wallOf(first), end: wallOf(end), isWhole: true };
  }
  const [start, end] = [readWall(from), readWall(to)];
  if (start === undefined) return undefined;
  return { start, end: end !== undefined && end >= start ? end : start + 60, isWhole: false };
}
