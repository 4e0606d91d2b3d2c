import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Finder.module.css';
import type { FinderOption } from './finder.ts';
import { findHit } from './matching.ts';

interface FinderRowProps {
  id: string;
  option: FinderOption;
  q: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: (isNewTab: boolean) => void;
}

/** An option of the list. The focus stays in the search field, whose keys select options. */
export function FinderRow({ id, option, q, isActive, onPoint, onChoose }: FinderRowProps) {
  const { t } = useTranslation('search');
  const { label, note, icon, lang, bookmark } = option;
  const Star = bookmark?.isOn ? IconStarFilled : IconStar;

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field names it as its active descendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field
    <div
      className={classes.option}
      role="option"
      id={id}
      aria-selected={isActive}
      // Highlighting splits the label into several elements.
      aria-label={[label, note, bookmark?.isOn && t('isBookmarked')].filter(Boolean).join(', ')}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={({ ctrlKey, metaKey }) => onChoose(ctrlKey || metaKey)}
    >
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <span className={classes.text}>
        <span className={classes.label}>
          <bdi lang={lang}>
            <Marked text={label} q={q} />
          </bdi>
        </span>
        {note && (
          <span className={classes.note}>
            <bdi>{note}</bdi>
          </span>
        )}
      </span>
      {bookmark && (
        // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; Ctrl+D for the keys
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <span
          className={classes.star}
          data-on={bookmark.isOn || undefined}
          title={t(bookmark.isOn ? 'remove' : 'add')}
          onClick={(event) => {
            event.stopPropagation();
            bookmark.toggle();
          }}
        >
          <Star size={18} stroke={1.6} aria-hidden />
        </span>
      )}
    </div>
  );
}

/** The text with the search term highlighted. */
function Marked({ text, q }: { text: string; q: string }) {
  const hit = findHit(text, q);
  if (!hit) return text;
  const letters = [...text];

  return (
    <>
      {letters.slice(0, hit.start).join('')}
      <mark className={classes.hit}>{letters.slice(hit.start, hit.end).join('')}</mark>
      {letters.slice(hit.end).join('')}
    </>
  );
}
