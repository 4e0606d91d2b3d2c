import { useTranslation } from 'react-i18next';
import classes from './AvatarGroup.module.css';
import { PersonAvatar } from './PersonAvatar.tsx';

interface AvatarGroupProps {
  people: { fullName: string; avatar: string }[];
  /** The maximum number of avatars. The others are counted. */
  limit?: number;
}

/** Overlapping avatars, and the number of others. */
export function AvatarGroup({ people, limit = 4 }: AvatarGroupProps) {
  const { t, i18n } = useTranslation('app');
  // "+1" takes as much space as the avatar that it hides.
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
