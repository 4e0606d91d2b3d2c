import { useTranslation } from 'react-i18next';
import type { ProfilePageQuery } from '../../gql/profile/graphql.ts';
import classes from './ProfilePage.module.css';

/** The biography and the contact details of the viewer. */
export function About({
  about,
  joined,
  lives,
  email,
  website,
}: ProfilePageQuery['profile']['about']) {
  const { t, i18n } = useTranslation('profile');
  const dateFormat = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });

  return (
    <>
      <h3 className={classes.heading}>{t('tab.about')}</h3>
      <p className={classes.prose}>
        <bdi>{about}</bdi>
      </p>
      <dl className={classes.facts}>
        <dt>{t('joined')}</dt>
        <dd>{dateFormat.format(new Date(joined))}</dd>
        <dt>{t('lives')}</dt>
        <dd>
          <bdi>{lives}</bdi>
        </dd>
        <dt>{t('email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </dd>
        <dt>{t('website')}</dt>
        <dd>
          <a href={website} target="_blank" rel="noreferrer">
            <bdi>{website.replace(/^https?:\/\/(www\.)?/, '')}</bdi>
          </a>
        </dd>
      </dl>
    </>
  );
}
