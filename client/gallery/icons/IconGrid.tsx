import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './IconGrid.module.css';
import { icons } from './iconSet.ts';

const rowHeight = 96;
const tileWidth = 124;

/** Converts `IconChartBar` to words. */
const wordsOf = (name: string) => name.slice(4).replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ');

/** A virtual grid. A click copies the tag of an icon. */
export function IconGrid() {
  const { t } = useTranslation('icons');
  const [q, setQ] = useState('');
  const [copied, setCopied] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const words = q.toLowerCase().replaceAll(' ', '');
  const found = icons.filter(({ name }) => name.toLowerCase().includes(words));
  const columns = Math.max(2, Math.floor((width || 992) / tileWidth));

  const virtualizer = useVirtualizer({
    count: Math.ceil(found.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 3,
    // Test environments have no layout: the height falls back to that of the style sheet.
    observeElementRect: (instance, onResize) =>
      observeElementRect(instance, (rect) =>
        onResize(rect.height > 0 ? rect : { ...rect, height: 500 }),
      ),
  });

  // Measures before the first paint, so that the tiles do not shift.
  const watch = useCallback((grid: HTMLDivElement | null) => {
    if (!grid) return undefined;
    const measure = () => setWidth(grid.clientWidth);
    const observer = new ResizeObserver(measure);

    measure();
    observer.observe(grid);
    return () => observer.disconnect();
  }, []);

  async function copy(name: string) {
    await navigator.clipboard.writeText(`<${name} />`);
    setCopied(name);
    void showToast({ kind: 'success', message: t('copied', { name: `<${name} />` }) });
  }

  return (
    <>
      <SearchInput label={t('search')} value={q} onChange={setQ} />
      <p className={classes.count} role="status">
        <bdi>{t('found', { count: found.length })}</bdi>
      </p>
      {found.length > 0 && (
        <div ref={scroller} className={classes.scroller}>
          <div ref={watch} className={classes.grid} style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => (
              <div
                key={index}
                className={classes.row}
                style={{
                  transform: `translateY(${start}px)`,
                  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                }}
              >
                {found.slice(index * columns, (index + 1) * columns).map(({ name, Icon }) => (
                  <button
                    key={name}
                    type="button"
                    className={classes.tile}
                    title={wordsOf(name)}
                    aria-pressed={name === copied}
                    onClick={() => copy(name)}
                  >
                    <Icon size={24} stroke={1.7} aria-hidden />
                    <span dir="ltr">{wordsOf(name)}</span>
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
