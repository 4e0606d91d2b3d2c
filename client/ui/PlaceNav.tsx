import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './PlaceNav.module.css';
import type { Tone } from './StatusBadge.tsx';
import { useCenteredItem } from './useCenteredItem.ts';

export interface NavPlace {
  id: string;
  label: string;
  to: string;
  icon: Icon;
  tone?: Tone;
  /** The colour of the icon as a CSS value, instead of a tone. */
  color?: string;
  isCurrent: boolean;
  /** The number of items. `text` is its accessible name. */
  count?: { value: number; text: string; isUnread?: boolean };
}

interface PlaceNavProps {
  label: string;
  places: NavPlace[];
  tagsLabel: string;
  tags: NavPlace[];
  /** The button below the tags that adds a tag. */
  addTag?: { label: string; icon: Icon; onClick: () => void };
  className?: string;
}

/** Navigation between the parts of a screen, such as folders, with a second list of tags. */
export function PlaceNav({ label, places, tagsLabel, tags, addTag, className }: PlaceNavProps) {
  const nav = useRef<HTMLElement>(null);
  const current = [...places, ...tags].find(({ isCurrent }) => isCurrent)?.id;

  // On narrow screens, the list scrolls horizontally. The current place must be visible.
  useCenteredItem(nav, '[aria-current]', current);

  return (
    <nav ref={nav} className={`${classes.places} ${className ?? ''}`} aria-label={label}>
      <PlaceList places={places} />
      <h2 className={classes.heading}>{tagsLabel}</h2>
      <PlaceList places={tags}>
        {addTag && (
          <li>
            <button
              type="button"
              className={`${classes.add} ${classes.place}`}
              onClick={addTag.onClick}
            >
              <addTag.icon className={classes.icon} size={18} stroke={1.7} aria-hidden />
              <span className={classes.name}>{addTag.label}</span>
            </button>
          </li>
        )}
      </PlaceList>
    </nav>
  );
}

interface PlaceListProps {
  places: NavPlace[];
  children?: ReactNode;
}

function PlaceList({ places, children }: PlaceListProps) {
  const { i18n } = useTranslation();

  return (
    <ul className={classes.list}>
      {places.map(({ id, label, to, icon: PlaceIcon, tone, color, isCurrent, count }) => (
        <li key={id}>
          <Link to={to} className={classes.place} aria-current={isCurrent ? 'page' : undefined}>
            <PlaceIcon
              className={classes.icon}
              data-tone={tone}
              color={color}
              size={18}
              stroke={1.7}
              aria-hidden
            />
            <span className={classes.name}>{label}</span>
            {count && (
              <span className={classes.count} data-unread={count.isUnread || undefined}>
                {count.value.toLocaleString(i18n.language)}
                <span className="fd-sr-only"> {count.text}</span>
              </span>
            )}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
