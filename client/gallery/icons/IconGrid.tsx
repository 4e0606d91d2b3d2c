import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './IconGrid.module.css';
import { icons } from './iconSet.ts';

const rowHeight = 96;
const tileWidth = 124;

/** Formats `IconChartBar` as `Chart Bar`. */
const formatIconName = (name: string) => name.slice(4).replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ');

/** A virtualized grid of icons with a search field. A click copies the JSX of an icon. */
export function IconGrid() {
  const { t } = useTranslation('icons');
  const [q, setQ] = useState('');
  const [copiedName, setCopiedName] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const searchText = q.toLowerCase().replaceAll(' ', '');
  const matchingIcons = icons.filter(({ name }) => name.toLowerCase().includes(searchText));
  const columns = Math.max(2, Math.floor((width || 992) / tileWidth));

  const virtualizer = useVirtualizer({
    count: Math.ceil(matchingIcons.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 3,
    // Without a layout, as in tests, the fallback is the height in the style sheet.
    observeElementRect: (instance, onResize) =>
      observeElementRect(instance, (rect) =>
        onResize(rect.height > 0 ? rect : { ...rect, height: 500 }),
      ),
  });

  // Measures before the first paint, so that the tiles do not shift.
  const observeWidth = useCallback((grid: HTMLDivElement | null) => {
    if (!grid) return undefined;
    const measure = () => setWidth(grid.clientWidth);
    const observer = new ResizeObserver(measure);

    measure();
    observer.observe(grid);
    return () => observer.disconnect();
  }, []);

  async function copy(name: string) {
    await navigator.clipboard.writeText(`<${name} />`);
    setCopiedName(name);
    void showToast({ kind: 'success', message: t('copied', { name: `<${name} />` }) });
  }

  return (
    <>
      <SearchInput label={t('search')} value={q} onChange={setQ} />
      <p className={classes.count} role="status">
        <bdi>{t('iconCount', { count: matchingIcons.length })}</bdi>
      </p>
      {matchingIcons.length > 0 && (
        <div ref={scroller} className={classes.scroller}>
          <div
            ref={observeWidth}
            className={classes.grid}
            style={{ height: virtualizer.getTotalSize() }}
          >
            {virtualizer.getVirtualItems().map(({ index, start }) => (
              <div
                key={index}
                className={classes.row}
                style={{
                  transform: `translateY(${start}px)`,
                  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                }}
              >
                {matchingIcons
                  .slice(index * columns, (index + 1) * columns)
                  .map(({ name, Icon }) => (
                    <button
                      key={name}
                      type="button"
                      className={classes.tile}
                      title={formatIconName(name)}
                      aria-pressed={name === copiedName}
                      onClick={() => copy(name)}
                    >
                      <Icon size={24} stroke={1.7} aria-hidden />
                      <span dir="ltr">{formatIconName(name)}</span>
                    </button>
                  ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
