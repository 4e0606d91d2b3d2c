import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';

export interface VirtualBodyProps {
  rows: readonly unknown[];
  scroller: HTMLDivElement | null;
  rowHeight: number;
  /** The number of columns. */
  span: number;
  renderRow: (index: number) => ReactNode;
}

/** A table body that renders only the rows in the viewport. */
export function VirtualBody({ rows, scroller, rowHeight, span, renderRow }: VirtualBodyProps) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <tbody>
      <Gap height={before} span={span} />
      {items.map(({ index }) => renderRow(index))}
      <Gap height={after} span={span} />
    </tbody>
  );
}

function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr>
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
