import { useTranslation } from 'react-i18next';
import classes from './AvatarGroup.module.css';
import { PersonAvatar } from './PersonAvatar.tsx';

interface AvatarGroupProps {
  people: { fullName: string; avatar: string }[];
  /** How many faces at most; the others are a number. */
  limit?: number;
}

/** Faces that overlap, and how many more there are. */
export function AvatarGroup({ people, limit = 4 }: AvatarGroupProps) {
  const { t, i18n } = useTranslation('app');
  // A number takes a place too: "+1" says less than the face it hides.
  const shown = people.length > limit ? people.slice(0, limit - 1) : people;
  const others = people.slice(shown.length).map(({ fullName }) => fullName);
  const names = new Intl.ListFormat(i18n.language).format(others);

  return (
    <ul className={classes.group}>
      {shown.map((person) => (
        <li key={person.fullName}>
          <PersonAvatar {...person} />
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <span
            className={classes.more}
            role="img"
            aria-label={t('ui.people.others', { count: others.length, names })}
            title={names}
          >
            +{others.length}
          </span>
        </li>
      )}
    </ul>
  );
}
