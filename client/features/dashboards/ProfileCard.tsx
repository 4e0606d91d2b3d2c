import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdvancedCardsPageQuery } from '../../gql/dashboardsCards/graphql.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { profilePath } from './cards/addresses.ts';
import { useFormats } from './cards/useFormats.ts';
import classes from './ProfileCard.module.css';

interface ProfileCardProps {
  profile: AdvancedCardsPageQuery['profile'];
  /** The number of posts of the user. */
  posts: number;
}

/** A summary of the profile of the signed-in user. */
export function ProfileCard({ profile, posts }: ProfileCardProps) {
  const { t } = useTranslation('dashboards/cards');
  const { formatNumber } = useFormats();
  const { avatar, username, designation, coverImage } = profile.header;
  const facts = [
    { id: 'posts', count: posts },
    { id: 'friends', count: profile.friends.length },
    { id: 'photos', count: profile.latestPhotos.length },
  ] as const;

  return (
    <section className={classes.card} aria-labelledby="profile-name">
      <img className={classes.cover} src={coverImage} alt="" width={640} height={160} />
      <span className={classes.avatar}>
        <PersonAvatar fullName={username} avatar={avatar} size={96} isDecorative />
      </span>
      <h2 id="profile-name" className={classes.name}>
        {username}
      </h2>
      <p className={classes.role}>{designation}</p>
      <dl className={classes.facts}>
        {facts.map(({ id, count }) => (
          <div key={id}>
            <dt>{t(`profile.${id}`)}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <Button component={Link} to={profilePath} variant="default" className={classes.button}>
        {t('profile.open')}
      </Button>
    </section>
  );
}
