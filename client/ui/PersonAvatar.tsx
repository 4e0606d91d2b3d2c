import { IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './PersonAvatar.module.css';

interface PersonAvatarProps {
  /** Empty for nobody. */
  fullName: string;
  /** The URL of a portrait. Empty for initials. */
  avatar: string;
  /** Whether screen readers skip the avatar, because the name is beside it. */
  isDecorative?: boolean;
  /** The diameter in pixels. 28 fits beside a line of text. */
  size?: 24 | 28 | 32 | 40 | 56 | 96;
  /** The availability, shown as a dot. */
  status?: Presence;
}

export type Presence = 'online' | 'offline' | 'busy' | 'away';

/** A portrait, or initials on a background whose colour depends on the name. */
export function PersonAvatar({
  fullName,
  avatar,
  isDecorative = false,
  size = 28,
  status,
}: PersonAvatarProps) {
  const { t } = useTranslation('app');
  const label = fullName || t('unassigned');
  const labelProps = isDecorative
    ? { 'aria-hidden': true as const }
    : { role: 'img', 'aria-label': label, title: label };

  const avatarImage = (
    <span
      className={classes.avatar}
      data-background={fullName ? pickBackground(fullName) : 'none'}
      data-size={size}
      {...labelProps}
    >
      {avatar ? (
        // A new element for each picture. Otherwise, the old one would stay until the new one has loaded.
        <img key={avatar} src={avatar} alt="" width={size} height={size} loading="lazy" />
      ) : fullName ? (
        getInitials(fullName)
      ) : (
        <IconUser size={size * 0.57} stroke={1.7} />
      )}
    </span>
  );
  if (!status) return avatarImage;

  return (
    <span className={classes.withStatus}>
      {avatarImage}
      <span
        className={classes.dot}
        data-status={status}
        role="img"
        aria-label={t(`ui.people.${status}`)}
        title={t(`ui.people.${status}`)}
      />
    </span>
  );
}

const backgroundCount = 6;

function pickBackground(fullName: string): number {
  const sum = [...fullName].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return sum % backgroundCount;
}

function getInitials(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (first.charAt(0) + last.charAt(0)).toLocaleUpperCase();
}
